package dev.runesheet.studio.sheets;

/**
 * The colours of a cell where pages are dark: of the same hue, so that what the author marked stays
 * marked. Light fills become dark ones, dark fills stay as they are.
 *
 * @param fill red, green and blue; null if the cell has none of its own
 * @param ink red, green and blue
 */
record DarkColours(byte[] fill, byte[] ink) {

  /** The colour below cells without a fill, as the page's style has it. */
  private static final byte[] PAPER = {0x1f, 0x24, 0x29};

  private static final double LIGHT = 0.4;
  private static final int ALL = 255;
  private static final int DARKEST = 36;
  private static final int LIGHTEST = 236;

  /** The colours for those of the day. */
  static DarkColours of(byte[] fill, byte[] ink) {
    if (fill == null) {
      return new DarkColours(null, Contrast.readable(light(ink), PAPER));
    }
    if (Contrast.luminance(fill) <= LIGHT) {
      return new DarkColours(fill, ink);
    }
    byte[] light = light(ink);
    return new DarkColours(Contrast.readable(turned(fill), light), light);
  }

  private static byte[] light(byte[] ink) {
    return Contrast.luminance(ink) > LIGHT ? ink : turned(ink);
  }

  /** The colour of the same hue that is as dark as this one is light. */
  private static byte[] turned(byte[] rgb) {
    int most = 0;
    int least = ALL;
    for (byte one : rgb) {
      most = Math.max(most, one & ALL);
      least = Math.min(least, one & ALL);
    }
    byte[] turned = new byte[rgb.length];
    for (int i = 0; i < rgb.length; i++) {
      int part = (rgb[i] & ALL) + ALL - most - least;
      turned[i] = (byte) (DARKEST + part * (LIGHTEST - DARKEST) / ALL);
    }
    return turned;
  }
}
