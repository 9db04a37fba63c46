package dev.runesheet.game.declared.authoring.declaration;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.document.JsonValue;
import dev.runesheet.game.declared.catalog.Seats;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.schema.Form;
import dev.runesheet.schema.ValueForm;
import java.math.BigInteger;
import java.util.IntSummaryStatistics;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The number of players as {@code game.yaml} says it.
 *
 * @param seats the numbers that matches can have
 */
@Form(SeatRange.NumberOrRange.class)
public record SeatRange(Seats seats) {

  private static final Pattern NUMBER = Pattern.compile("\\d+");

  /**
   * The numbers of players that a value says. Those of a value that is told as wrong are the
   * possible ones nearest to its numbers, so that nothing else is judged by other numbers; empty if
   * it has none.
   */
  static Optional<Seats> near(JsonNode value) {
    return Seats.find(value).or(() -> nearest(value.asText()));
  }

  private static Optional<Seats> nearest(String text) {
    IntSummaryStatistics numbers =
        NUMBER
            .matcher(text)
            .results()
            .map(MatchResult::group)
            .mapToInt(one -> possible(new BigInteger(one)))
            .summaryStatistics();
    return numbers.getCount() == 0
        ? Optional.empty()
        : Optional.of(new Seats(numbers.getMin(), numbers.getMax()));
  }

  private static int possible(BigInteger number) {
    return number
        .min(BigInteger.valueOf(Seats.MOST))
        .max(BigInteger.valueOf(Seats.FEWEST))
        .intValue();
  }

  /** The form in sources: a whole number, or two with a word between. */
  public static final class NumberOrRange implements ValueForm<SeatRange> {

    private static final String EXPECTED =
        "a whole number from "
            + Seats.FEWEST
            + " to "
            + Seats.MOST
            + ", or two of them, the smaller first, such as '2 to 4'";

    /** Two numbers with anything between. */
    private static final Pattern TWO = Pattern.compile("\\D*?(\\d{1,2})\\D+(\\d{1,2})\\D*");

    @Override
    public String kind() {
      return "number of players";
    }

    @Override
    public Optional<SeatRange> read(JsonValue value) {
      Optional<Seats> seats = Seats.find(value.node());
      if (seats.isEmpty()) {
        Diagnostic wrong =
            Diagnostic.of(Code.OUT_OF_RANGE, value.location(), value.found(), EXPECTED);
        String text = value.node().isTextual() ? value.node().textValue() : "";
        value.report(wrong.meaning(meant(text)));
      }
      return seats.map(SeatRange::new);
    }

    /** The range that a text nearly says; null if it says none. */
    private static String meant(String text) {
      Matcher two = TWO.matcher(text);
      if (!two.matches()) {
        return null;
      }
      int one = Integer.parseInt(two.group(1));
      int other = Integer.parseInt(two.group(2));
      String range = Math.min(one, other) + " to " + Math.max(one, other);
      JsonNode written = JsonNodeFactory.instance.textNode(range);
      return Seats.find(written).map(Seats::toString).orElse(null);
    }

    @Override
    public JsonNode write(SeatRange written) {
      return written.seats().json();
    }

    @Override
    public ObjectNode schema() {
      ObjectNode schema = JsonNodeFactory.instance.objectNode();
      schema
          .putArray("anyOf")
          .add(
              JsonNodeFactory.instance
                  .objectNode()
                  .put("type", "integer")
                  .put("minimum", Seats.FEWEST)
                  .put("maximum", Seats.MOST))
          .add(
              JsonNodeFactory.instance
                  .objectNode()
                  .put("type", "string")
                  .put("pattern", "^" + Seats.RANGE.pattern() + "$"));
      return schema;
    }
  }
}
