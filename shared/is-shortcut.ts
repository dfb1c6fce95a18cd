type Keys = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey'>

/** The browser's own keys, such as Alt+Left for Back. */
export const isShortcut = ({ altKey, ctrlKey, metaKey }: Keys): boolean => altKey || ctrlKey || metaKey
