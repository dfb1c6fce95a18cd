import { createElement, Fragment } from 'react'
import { styled } from 'styled-components'

/**
 * Text in which a compound, an amount with its lakh or crore, a day with its month, or a phone number breaks only if
 * it does not fit on a whole line. Its characters stay as they are: visitors copy and search them.
 */
export const Unbroken = ({ text }: { text: string }) =>
  createElement(Fragment, null, ...text.split(whole).map(pieceOf))

const pieceOf = (piece: string, i: number) => (i % 2 ? <Whole>{piece}</Whole> : piece)

const kinds = [
  /\w+(?:-\w+)+/,
  /₹[\d,.]+ (?:lakh|crore)/,
  /\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)/,
  /\+\d+(?: \d+)+/,
]
/** Includes the punctuation around the words: otherwise, a line could break beside a box and begin with the mark. */
const whole = new RegExp(`([(“‘]?(?:${kinds.map(({ source }) => source).join('|')})[?!.,:;)”’]*)`)

const Whole = styled.span`
  display: inline-block;
`
