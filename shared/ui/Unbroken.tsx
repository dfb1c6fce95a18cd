import { createElement, Fragment } from 'react'
import { styled } from 'styled-components'

/**
 * A text in which a compound, or a sum with its lakh or crore, breaks only if a whole line is too short for it. Its
 * characters stay as they are: visitors copy and search them.
 */
export const Unbroken = ({ text }: { text: string }) =>
  createElement(Fragment, null, ...text.split(whole).map(pieceOf))

const pieceOf = (piece: string, i: number) => (i % 2 ? <Whole>{piece}</Whole> : piece)

/** With the signs around it: a line could start with one beside a box. */
const whole = /([(“‘]?(?:\w+(?:-\w+)+|₹[\d,.]+ (?:lakh|crore))[?!.,:;)”’]*)/

const Whole = styled.span`
  display: inline-block;
`
