import { Component, type ReactNode } from 'react'

interface ContainedProps {
  readonly children: ReactNode
  readonly onError?: () => void
}

/** More errors than this within a second mean that the children fail on every attempt. */
const mostErrors = 3

/**
 * Renders its children anew after an error that nothing inside can catch, such as one in the clean-up of a page that is
 * removed together with its own boundary. Without this, React would remove everything.
 */
export class Contained extends Component<ContainedProps, { isOver: boolean }> {
  override state = { isOver: false }
  #errors: number[] = []

  static getDerivedStateFromError() {
    return {}
  }

  override componentDidCatch(error: unknown) {
    reportError(error)
    this.props.onError?.()
    const now = performance.now()
    this.#errors = [...this.#errors.filter((at) => at > now - 1000), now]
    if (this.#errors.length > mostErrors) this.setState({ isOver: true })
  }

  override render() {
    return this.state.isOver ? null : this.props.children
  }
}
