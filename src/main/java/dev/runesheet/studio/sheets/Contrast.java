package dev.runesheet.studio.sheets;

/** Colours that can be told from each other, as the Web's guidelines for contrast measure it. */
final class Contrast {

  private static final double ENOUGH = 4.5;
  private static final double STEP = 0.97;
  private static final double LIGHT = 0.5;
  private static final int WHITE = 255;

  private Contrast() {}

  /**
   * A fill on which an ink can be read: the author's own, or the nearest darker or lighter one.
   *
   * @param fill red, green and blue
   * @param ink red, green and blue
   */
  static byte[] readable(byte[] fill, byte[] ink) {
    byte[] shade = fill.clone();
    boolean darker = luminance(ink) > LIGHT;
    while (ratio(shade, ink) < ENOUGH && luminance(shade) > 0 && luminance(shade) < 1) {
      for (int i = 0; i < shade.length; i++) {
        int part = shade[i] & WHITE;
        shade[i] = (byte) (darker ? part * STEP : WHITE - Math.floor((WHITE - part) * STEP));
      }
    }
    return shade;
  }

  /** The distance of two colours, from 1 to 21. */
  static double ratio(byte[] one, byte[] other) {
    double lighter = Math.max(luminance(one), luminance(other));
    double darker = Math.min(luminance(one), luminance(other));
    return (lighter + 0.05) / (darker + 0.05);
  }

  /** The luminance, from 0 (black) to 1 (white). */
  static double luminance(byte[] rgb) {
    return 0.2126 * linear(rgb[0]) + 0.7152 * linear(rgb[1]) + 0.0722 * linear(rgb[2]);
  }

  private static double linear(byte part) {
    double share = (part & WHITE) / (double) WHITE;
    return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
  }
}
