export const writeToUs = 'write to us'
