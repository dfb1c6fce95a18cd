/** Preloaded with `node --import`: simulates a machine whose clock is off by CLOCK_OFF ms. */
const off = Number(process.env['CLOCK_OFF'])
const Real = Date

globalThis.Date = class extends Real {
  /** @param {ConstructorParameters<DateConstructor>} given */
  constructor(...given) {
    if (given.length === 0) super(Real.now() + off)
    else super(...given)
  }

  static now() {
    return Real.now() + off
  }
}
