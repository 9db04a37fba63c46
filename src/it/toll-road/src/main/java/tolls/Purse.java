package tolls;

import dev.runesheet.spi.question.CellForm;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** An amount of coins as authors write it; a type of cell. */
@CellForm(says = "an amount of silver and copper", example = "1 silver 2 copper")
public record Purse(int copper) {

  private static final int COPPER_OF_SILVER = 12;
  private static final Pattern FORM =
      Pattern.compile("(?:(\\d{1,3}) silver)? ?(?:(\\d{1,3}) copper)?");

  /** The amount of a cell's text. */
  public static Purse of(String text) {
    Matcher parts = FORM.matcher(text);
    if (text.isBlank() || !parts.matches()) {
      throw new IllegalArgumentException("Write silver first, as in '2 silver 1 copper'");
    }
    return new Purse(COPPER_OF_SILVER * number(parts.group(1)) + number(parts.group(2)));
  }

  private static int number(String digits) {
    return digits == null ? 0 : Integer.parseInt(digits);
  }
}
