type Keys = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey'>

/** Whether a key press may be one of the browser's shortcuts, such as Alt+Left for Back. */
export const isShortcut = ({ altKey, ctrlKey, metaKey }: Keys): boolean => altKey || ctrlKey || metaKey
