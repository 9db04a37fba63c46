package dev.runesheet.game.queensblood.authoring;

import dev.runesheet.analysis.Finding;
import dev.runesheet.analysis.PartPlaces;
import dev.runesheet.game.queensblood.board.Card;
import dev.runesheet.game.queensblood.word.CardStats;
import dev.runesheet.game.queensblood.word.ScopeWords;
import dev.runesheet.game.queensblood.word.Triggers;
import dev.runesheet.game.queensblood.word.VerbNames;
import dev.runesheet.model.Argument;
import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.Value;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.verb.VerbSpec;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The check for effects by which a card that is being destroyed changes itself: it is destroyed
 * anyway, and its power matters only to what answers changes of power or reads one.
 *
 * @param places the places of the parts of effects
 */
record DyingCards(PartPlaces places) {

  private static final Set<String> POWER_EVENTS =
      Set.of(Triggers.ENFEEBLED, Triggers.FIRST_ENHANCED, Triggers.FIRST_ENFEEBLED);
  private static final Set<String> POWERS = Set.of(CardStats.POWER, Card.DELTA, Card.SCALE);

  List<Finding> check(List<Effect> effects) {
    Set<String> minding =
        effects.stream().filter(DyingCards::minds).map(Effect::owner).collect(Collectors.toSet());
    boolean counted =
        effects.stream().anyMatch(one -> counts(one) && minding.contains(one.owner()));
    return effects.stream()
        .filter(effect -> effect.trigger().event().equals(Triggers.IS_DESTROYED))
        .flatMap(effect -> idle(effect, counted || minding.contains(effect.owner())))
        .toList();
  }

  private Stream<Finding> idle(Effect effect, boolean minded) {
    return effect
        .calls()
        .filter(act -> changesNothing(act.verb(), minded))
        .flatMap(act -> itself(act).map(parameter -> finding(effect, act, parameter)));
  }

  private static boolean changesNothing(VerbSpec verb, boolean minded) {
    boolean power = verb.writes().filter(write -> POWERS.contains(write.stat())).isPresent();
    return verb.name().equals(VerbNames.DESTROY_CARDS) || !minded && power;
  }

  /** The parameter of a line that says that it changes its own card; none if it does not. */
  private static Stream<String> itself(Step.Do act) {
    return act.arguments().entrySet().stream()
        .filter(one -> isSelf(one.getValue()))
        .map(Map.Entry::getKey);
  }

  private static boolean isSelf(Argument argument) {
    return argument.equals(Selector.Role.SELF)
        || argument instanceof Argument.Word scope && scope.word().equals(ScopeWords.SELF);
  }

  /** True if an effect answers changes of power, or reads one. */
  private static boolean minds(Effect effect) {
    String event = effect.trigger().event();
    return POWER_EVENTS.contains(event)
        || !Double.isNaN(Triggers.threshold(event))
        || effect.steps().flatMap(Step::values).anyMatch(DyingCards::isPower);
  }

  private static boolean isPower(Argument read) {
    return read instanceof Value.StatOf stat && POWERS.contains(stat.stat());
  }

  /** True if an effect is as strong as there are cards whose power was changed. */
  private static boolean counts(Effect effect) {
    return effect.body() instanceof Body.Modify change && !change.per().isEmpty();
  }

  private Finding finding(Effect effect, Step.Do act, String parameter) {
    SourceLocation place = places.argument(effect, act, parameter);
    Diagnostic finding =
        Diagnostic.about(Code.NO_CHANGE, place, ScopeWords.SELF, "")
            .suggesting("a card that is being destroyed leaves the board anyway");
    return new Finding(finding, List.of(effect.id()));
  }
}
