package dev.runesheet.language.active;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.regex.Pattern;
import java.util.stream.StreamSupport;

/**
 * A formula for the damage of an attack.
 *
 * @param text the formula, where {@code $total} is the damage without its effect
 */
record DamageFormula(String text) {

  private static final Pattern TOTAL = Pattern.compile("\\$total\\b");

  private static final Pattern ADDING = Pattern.compile("\\s*\\$total\\s*([+-].*)?");

  private static final Pattern CHANCE =
      Pattern.compile("\\bheads\\s+(of|before)\\b|\\bd[1-9][0-9]*\\b");

  /** True if each text of a template that counts the damage only adds to it. */
  static boolean onlyAddIn(JsonNode template) {
    DamageFormula formula = new DamageFormula(template.asText());
    return template.isTextual()
        ? !formula.counts() || formula.onlyAdds()
        : StreamSupport.stream(template.spliterator(), false).allMatch(DamageFormula::onlyAddIn);
  }

  /** True if it counts the damage before it; without this it stands in its place. */
  boolean counts() {
    return totals() > 0;
  }

  /** True if it is the damage before it and something besides, whatever that damage is. */
  boolean onlyAdds() {
    return ADDING.matcher(text).matches() && totals() == 1;
  }

  /** True if it would work out the damage before it more than once. */
  boolean repeats() {
    return totals() > 1;
  }

  private long totals() {
    return TOTAL.matcher(text).results().count();
  }

  /** True if it can be another number each time it is worked out. */
  boolean hasChance() {
    return CHANCE.matcher(text).find();
  }

  /** The formula of the difference to another one. */
  String moreThan(String other) {
    return "(" + text + ") - (" + other + ")";
  }
}
