package dev.runesheet.language.active;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.document.JsonValue;
import dev.runesheet.language.active.card.EffectUse;
import dev.runesheet.model.SourceLocation;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** The lowered form of effects, in the language of declared games. */
public final class LoweredEffects {

  /**
   * A line or effect.
   *
   * @param place the place of the effect that it was lowered from
   * @param parts the parts of the effect type's template from which its own come, by JSON pointer;
   *     empty for those with a card's own words
   */
  public record Line(JsonNode node, SourceLocation place, Map<String, TemplatePart> parts) {

    /**
     * The place in a template of the innermost part around a pointer; empty if it is a card's.
     *
     * @param character the number of a character of a text, from 1; 0 for none
     */
    public static Optional<SourceLocation> from(
        Map<String, TemplatePart> parts, String pointer, int character) {
      String within = pointer;
      while (!parts.containsKey(within) && within.contains("/")) {
        within = within.substring(0, within.lastIndexOf('/'));
      }
      return parts
          .getOrDefault(within, TemplatePart.OF_CARD)
          .at(character)
          .map(JsonValue::location);
    }

    /** True if what it becomes depends on a parameter of its card. */
    public boolean dependsOnCard() {
      return parts.values().stream().anyMatch(part -> !part.given().isEmpty());
    }

    /** The parts of the lines of a list. */
    static Map<String, TemplatePart> parts(String list, List<Line> lines) {
      return parts(list, lines, 0);
    }

    /** The parts of the lines of a list that are entries from a number on. */
    static Map<String, TemplatePart> parts(String list, List<Line> lines, int from) {
      Map<String, TemplatePart> parts = new LinkedHashMap<>();
      for (int i = 0; i < lines.size(); i++) {
        String entry = list + "/" + (from + i);
        lines.get(i).parts().forEach((pointer, part) -> parts.put(entry + pointer, part));
      }
      return parts;
    }

    /**
     * The lines of a filled template.
     *
     * @param filling what a text of it becomes
     */
    static List<Line> all(
        JsonValue template,
        JsonNode filled,
        Origins origins,
        UnaryOperator<String> filling,
        SourceLocation place) {
      Map<String, TemplatePart> parts = TemplatePlaces.of(template, filled, origins, filling);
      List<Line> lines = new ArrayList<>();
      for (int i = 0; i < filled.size(); i++) {
        String entry = "/" + i;
        Map<String, TemplatePart> own = new LinkedHashMap<>();
        parts.forEach(
            (pointer, part) -> {
              if (pointer.equals(entry) || pointer.startsWith(entry + "/")) {
                own.put(pointer.substring(entry.length()), part);
              }
            });
        lines.add(new Line(filled.get(i), place, own));
      }
      return lines;
    }
  }

  /** The printed damage of an attack in formulas of declared games. */
  static final String PRINTED = "event damage";

  private final List<Line> before = new ArrayList<>();
  private final List<Line> then = new ArrayList<>();
  private final List<Line> effects = new ArrayList<>();
  private final Map<String, Line> statuses = new LinkedHashMap<>();
  private final List<UseCondition> conditions = new ArrayList<>();
  private Optional<String> damage = Optional.empty();
  private Optional<String> reached = Optional.empty();
  private final List<Line> formulas = new ArrayList<>();
  private boolean replaced;
  private boolean onlyAdded = true;
  private boolean measured;
  private boolean measuredWithin;
  private final Map<Line, EffectUse> noted = new IdentityHashMap<>();
  private List<EffectUse> notes = new ArrayList<>();
  private final List<Reach> reaches = new ArrayList<>();

  LoweredEffects() {}

  /** A list of effects within another effect, of an attack with this damage so far. */
  LoweredEffects within() {
    LoweredEffects inner = new LoweredEffects();
    inner.damage = damage;
    inner.reached = Optional.of(reached());
    inner.replaced = replaced;
    inner.onlyAdded = onlyAdded;
    inner.notes = notes;
    return inner;
  }

  /** Lines before the damage of an attack. */
  public List<Line> before() {
    return before;
  }

  /** Lines: what is done, by an attack after its damage. */
  public List<Line> then() {
    return then;
  }

  /** Adds a line after the damage that asks by itself whether its list ran before it. */
  void noted(Line line, EffectUse use) {
    then.add(line);
    noted.put(line, use);
  }

  /** The effect whose list a line after the damage asks about; empty for one that asks nothing. */
  Optional<EffectUse> noted(Line line) {
    return Optional.ofNullable(noted.get(line));
  }

  /** Lines with the damage of each effect by itself, which are read to find what is wrong in it. */
  public List<Line> formulas() {
    return formulas;
  }

  /** The effects with the lists that are noted, in the order of their numbers. */
  List<EffectUse> notes() {
    return notes;
  }

  /** Effects that are in play with their card. */
  public List<Line> effects() {
    return effects;
  }

  /** Statuses by name that lines give. */
  public Map<String, Line> statuses() {
    return statuses;
  }

  /** The numbers that effects change in the scopes that their card says. */
  public List<Reach> reaches() {
    return reaches;
  }

  /** The conditions of its use; an attack has none, as its lines ask by themselves. */
  public List<UseCondition> conditions() {
    return conditions;
  }

  /** The formula of an attack's damage, if effects change it. */
  public Optional<String> damage() {
    return damage;
  }

  /** True if an attack deals its printed damage, and not only what effects say. */
  public boolean dealsPrinted() {
    return damage.map(formula -> formula.contains(PRINTED)).orElse(true);
  }

  void damage(String formula) {
    damage = Optional.of(formula);
  }

  /** The damage before the next effect of the list: within another effect, where its list runs. */
  String reached() {
    return reached.or(this::damage).orElse(PRINTED);
  }

  /** Notes the damage where a list within another effect runs. */
  void reached(String formula) {
    reached = Optional.of(formula);
  }

  /** True if all effects so far add to the printed damage, or stand in its place. */
  boolean onlyAdded() {
    return onlyAdded;
  }

  /** Notes that an effect does more with the damage before it than to add to it. */
  void notOnlyAdded() {
    onlyAdded = false;
  }

  /** Notes that lines of its list count the printed damage. */
  void measure() {
    measured = true;
  }

  /** Takes over what a list within one of its effects has settled. */
  void include(LoweredEffects inner) {
    statuses.putAll(inner.statuses);
    reaches.addAll(inner.reaches);
    formulas.addAll(inner.formulas);
    damage = inner.damage.or(() -> damage);
    measuredWithin |= inner.measured || inner.measuredWithin;
  }

  /** True if lines within one of its effects count the printed damage. */
  boolean measuredWithin() {
    return measuredWithin;
  }

  /** True if an effect takes the place of the printed damage. */
  boolean replaced() {
    return replaced;
  }

  /** Notes that an effect takes the place of the printed damage; false if one does already. */
  boolean replace() {
    boolean first = !replaced;
    replaced = true;
    return first;
  }

  /** The damage so far with a formula where the printed one stood. */
  String inPlaceOfPrinted(String formula) {
    String before = reached();
    return before.equals(PRINTED) ? formula : before.replace(PRINTED, "(" + formula + ")");
  }
}
