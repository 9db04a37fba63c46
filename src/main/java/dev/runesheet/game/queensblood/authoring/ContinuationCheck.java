package dev.runesheet.game.queensblood.authoring;

import dev.runesheet.analysis.Finding;
import dev.runesheet.game.queensblood.word.ScopeWords;
import dev.runesheet.game.queensblood.word.Triggers;
import dev.runesheet.game.queensblood.word.VerbNames;
import dev.runesheet.language.registry.RegistryCode;
import dev.runesheet.model.Argument;
import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.word.BlockName;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * The check for rows that go on with an effect of another sheet. As effects of their own they also
 * run when the first row does not, so they must ask for as much; and they run no more once a row
 * before them has destroyed the card at once. A destruction that comes of another waits for its
 * end.
 *
 * @param idPlace where an effect says its id
 */
record ContinuationCheck(Function<Effect, SourceLocation> idPlace) {

  private static final Set<String> WITHIN_DESTRUCTION =
      Set.of(Triggers.IS_DESTROYED, Triggers.CARD_DESTROYED);

  List<Finding> check(List<Effect> effects) {
    Map<String, Effect> byId = new TreeMap<>();
    effects.forEach(effect -> byId.put(effect.id(), effect));
    List<Finding> findings = new ArrayList<>();
    for (Effect effect : effects) {
      BlockName step = BlockName.of(BlockName.Kind.STEP, effect.id()).orElse(null);
      Effect first = step == null ? null : byId.get(step.effect());
      if (first != null && isOnce(first) && !isOnce(effect)) {
        findings.add(finding(effect, first, "an x for only the first time, as in"));
      } else if (first != null && asks(first) && !asks(effect)) {
        findings.add(finding(effect, first, "a condition, as in"));
      }
      if (first != null && !WITHIN_DESTRUCTION.contains(effect.trigger().event())) {
        Stream.concat(Stream.of(first), further(step, byId))
            .filter(ContinuationCheck::destroysItself)
            .findFirst()
            .ifPresent(one -> findings.add(lost(effect, one)));
      }
    }
    return findings;
  }

  /** The rows between the first row of an effect and a further one, in order. */
  private static Stream<Effect> further(BlockName step, Map<String, Effect> byId) {
    return step.between().stream()
        .map(between -> byId.get(between.text()))
        .filter(Objects::nonNull);
  }

  private static boolean destroysItself(Effect effect) {
    return effect
        .calls()
        .filter(act -> act.verb().name().equals(VerbNames.DESTROY_CARDS))
        .flatMap(act -> act.arguments().values().stream())
        .anyMatch(
            word ->
                word instanceof Argument.Word scope
                    && ScopeWords.WITH_HOLDER.contains(scope.word()));
  }

  private Finding lost(Effect effect, Effect before) {
    return Finding.beside(
        RegistryCode.LOST_WITH_CARD,
        idPlace.apply(effect),
        effect,
        before,
        "a row before " + Words.quote(before.id()) + ", which destroys the card itself");
  }

  private static boolean isOnce(Effect effect) {
    return effect.calls().anyMatch(act -> act.verb().name().equals(VerbNames.ONLY_ONCE));
  }

  private static boolean asks(Effect effect) {
    return effect.steps().anyMatch(Step.If.class::isInstance);
  }

  private Finding finding(Effect effect, Effect first, String expected) {
    return Finding.beside(
        RegistryCode.GOES_ON_ALONE,
        idPlace.apply(effect),
        effect,
        first,
        expected + " " + Words.quote(first.id()) + ", which does not hold for this row");
  }
}
