package dev.runesheet.game.declared.authoring.check.state;

import dev.runesheet.analysis.Finding;
import dev.runesheet.analysis.Knowledge.Range;
import dev.runesheet.analysis.PartPlaces;
import dev.runesheet.game.declared.authoring.declaration.Declaration;
import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Numerals;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.Value;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Severity;
import dev.runesheet.model.verb.StatWrite;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * The check of numbers of which several values have words, such as 0 for not ready and 1 for ready:
 * nothing prints, sets, adds, bounds or asks for one beyond them. A single value with a word is no
 * bound.
 *
 * @param states the lowest and the highest value with a word, by number
 */
public record StatedNumbers(Map<String, Range> states) {

  /** The check of a game with words for values. */
  public static StatedNumbers of(Map<String, Map<String, String>> words) {
    Map<String, Range> states = new HashMap<>();
    words.forEach(
        (stat, named) ->
            named.keySet().stream()
                .map(value -> Range.at(Double.parseDouble(value)))
                .reduce((one, other) -> one.with(other.low()).with(other.high()))
                .filter(range -> range.low() < range.high())
                .ifPresent(range -> states.put(stat, range)));
    return new StatedNumbers(states);
  }

  /**
   * The ranges of numbers, no wider than the values with words; 0 is among them, as who has no such
   * number has 0 of it.
   *
   * @param ranges what the numbers can be by all else that is known, by number
   */
  public Map<String, Range> narrow(Map<String, Range> ranges) {
    Map<String, Range> narrow = new HashMap<>(ranges);
    states.forEach((stat, range) -> narrow.merge(stat, range.with(0), StatedNumbers::both));
    return narrow;
  }

  /** The part of both ranges; the first alone, if they have none. */
  private static Range both(Range one, Range other) {
    double low = Math.max(one.low(), other.low());
    double high = Math.min(one.high(), other.high());
    return low <= high ? new Range(low, high) : one;
  }

  /** The cards that begin with another number. */
  public List<Finding> printed(Declaration.Cards cards) {
    List<Finding> beyond = new ArrayList<>();
    cards
        .cards()
        .forEach(
            (id, card) ->
                card.stats()
                    .forEach(
                        (stat, number) -> {
                          if (isBeyond(stat, number)) {
                            SourceLocation place = card.places().of(stat);
                            beyond.add(finding(place, stat, Numerals.plain(number), id));
                          }
                        }));
    return beyond;
  }

  /**
   * The lines and lasting changes that make other numbers.
   *
   * @param least the least that modifiers make of numbers, by number
   * @param ranges the numbers that stats can be with some effects
   */
  public List<Finding> changed(
      Collection<Effect> effects,
      PartPlaces places,
      Map<String, Double> least,
      Function<Collection<Effect>, Map<String, Range>> ranges) {
    List<Finding> beyond = new ArrayList<>();
    for (Effect effect : effects) {
      effect.calls().forEach(act -> line(effect, act, places, beyond));
      if (effect.body() instanceof Body.Modify change
          && states.containsKey(change.stat())
          && !change.given()) {
        Range without =
            ranges.apply(written(effects, change.stat())).getOrDefault(change.stat(), Range.ANY);
        if (isBeyond(change, without, least.get(change.stat()))) {
          String amount = Numerals.plain(change.amount());
          beyond.add(finding(places.change(effect, "by"), change.stat(), amount, effect.id()));
        }
      }
    }
    return beyond;
  }

  /** The effects without lasting changes of a number, several of which may count as one. */
  private static List<Effect> written(Collection<Effect> effects, String stat) {
    return effects.stream()
        .filter(one -> !(one.body() instanceof Body.Modify change) || !change.stat().equals(stat))
        .toList();
  }

  private void line(Effect effect, Step.Do act, PartPlaces places, List<Finding> beyond) {
    StatWrite write = act.verb().writes().orElse(null);
    if (write != null && act.arguments().get(write.amount()) instanceof Value.Constant constant) {
      String stat = act.stat().orElse("");
      double number = constant.number();
      boolean told =
          switch (write.how()) {
            case SET -> isBeyond(stat, number);
            case ADD, SUBTRACT ->
                states.containsKey(stat)
                    && Math.abs(number) > states.get(stat).high() - states.get(stat).low();
            case CLAMP -> false;
          };
      if (told) {
        SourceLocation place = places.argument(effect, act, write.amount());
        beyond.add(finding(place, stat, Numerals.plain(number), effect.id()));
      }
    }
  }

  private boolean isBeyond(String stat, double number) {
    Range range = states.get(stat);
    return range != null && (number < range.low() || number > range.high());
  }

  /**
   * True if a lasting change makes a number beyond its states of one within them.
   *
   * @param without the numbers that it can be without lasting changes
   * @param least the least that modifiers make of it, or null
   */
  private boolean isBeyond(Body.Modify change, Range without, Double least) {
    Range range = states.get(change.stat());
    double by = change.amount();
    return switch (change.layer()) {
      case SET -> isBeyond(change.stat(), by);
      case AT_LEAST -> by > range.high();
      case AT_MOST -> by < range.low();
      case ADD ->
          by > 0
              ? Math.min(without.high(), range.high()) + by > range.high()
              : by < 0 && least == null && Math.max(without.low(), range.low()) + by < range.low();
      case MULTIPLY -> false;
    };
  }

  private Finding finding(SourceLocation place, String stat, String found, String about) {
    Range range = states.get(stat);
    String expected =
        "a number with which '"
            + stat
            + "' stays "
            + Numerals.within(range.low(), range.high())
            + ", where game.yaml declares its states";
    Diagnostic told = Diagnostic.of(Code.OUT_OF_RANGE, place, found, expected);
    return new Finding(told.as(Severity.WARNING), List.of(about));
  }
}
