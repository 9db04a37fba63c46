package dev.runesheet.game.declared.authoring.declaration;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.document.JsonValue;
import dev.runesheet.game.declared.catalog.Bounds;
import dev.runesheet.model.Numerals;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.schema.Checked;
import dev.runesheet.schema.Doc;
import dev.runesheet.schema.Named;
import dev.runesheet.schema.ShortForm;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The bounds of a number that a scope asks for. */
@Doc("A number, or its bounds.")
@ShortForm("exactly")
public record BoundsLine(
    @Doc("The number itself; it can stand alone.") Optional<Double> exactly,
    @Doc("The least.") @Named("at least") Optional<Double> atLeast,
    @Doc("The largest.") @Named("at most") Optional<Double> atMost)
    implements Checked {

  /** The bounds as a match looks at them. */
  public Bounds bounds() {
    return new Bounds(
        exactly.or(() -> atLeast).orElse(null), exactly.or(() -> atMost).orElse(null));
  }

  /**
   * The numbers that a scope asks for in words: {@code strength of at least 7}.
   *
   * @param asked what the scope says, whatever is wrong with it
   * @param titles how numbers are called that are not called by their names
   */
  static String words(JsonNode asked, Map<String, String> titles) {
    return asked.properties().stream()
        .map(one -> titles.getOrDefault(one.getKey(), one.getKey()) + said(one.getValue()))
        .collect(Collectors.joining(" and "));
  }

  private static String said(JsonNode written) {
    JsonNode exactly = written.isNumber() ? written : written.path("exactly");
    Double least = bound(exactly, written.path("at least"));
    Double most = bound(exactly, written.path("at most"));
    return " of " + new Bounds(least, most).words();
  }

  private static Double bound(JsonNode exactly, JsonNode otherwise) {
    return exactly.isNumber()
        ? Double.valueOf(exactly.asDouble())
        : otherwise.isNumber() ? Double.valueOf(otherwise.asDouble()) : null;
  }

  @Override
  public void check(JsonValue written) {
    if (written.node().isObject() && written.node().isEmpty()) { // Unknown fields are told.
      written.error(Code.MISSING_FIELD, "", "a number, or the field 'at least' or 'at most'");
    }
    for (String bound : exactly.isPresent() ? List.of("at least", "at most") : List.<String>of()) {
      String found = Words.quote(bound) + " besides 'exactly'";
      written
          .field(bound)
          .ifPresent(field -> field.error(Code.UNKNOWN_FIELD, found, "only one of them"));
    }
    double least = atLeast.orElse(-Double.MAX_VALUE);
    if (atMost.filter(most -> most < least).isPresent()) {
      String expected = "a number from " + Numerals.plain(least);
      written.field("at most").ifPresent(most -> most.wrong(Code.DECLARATION, expected));
    }
  }
}
