package dev.runesheet.game.declared.authoring.check.unused;

import dev.runesheet.analysis.PartPlaces;
import dev.runesheet.game.declared.RuleOwners;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.model.Body;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Step;
import dev.runesheet.model.Value;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.spelling.StatEvent;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The check for rules that look at a number when it changes, while effects in play change it, too:
 * those raise no event when they begin, move or end.
 */
public final class UnnoticedChanges {

  private static final Set<String> RULES =
      Set.of(DeclaredCatalog.GAME, DeclaredCatalog.PLAYER_RULES, RuleOwners.PROCEDURES);

  private final Map<String, Effect> lasting = new HashMap<>();
  private final Set<String> noticed = new HashSet<>();

  private UnnoticedChanges() {}

  /** Checks all effects of a game. */
  public static void check(Collection<Effect> effects, PartPlaces places, Diagnostics findings) {
    UnnoticedChanges check = new UnnoticedChanges();
    for (Effect effect : effects) {
      if (effect.body() instanceof Body.Modify change) {
        check.lasting.putIfAbsent(change.stat(), effect);
      } else if (RULES.contains(effect.owner()) && stat(effect).isEmpty()) {
        check.noticed.addAll(compared(effect));
      }
    }
    Set<String> told = new HashSet<>();
    for (Effect effect : effects) {
      String stat = stat(effect);
      Effect other = check.lasting.get(stat);
      if (other != null
          && !check.noticed.contains(stat)
          && compared(effect).contains(stat)
          && told.add(stat)) {
        findings.error(
            Code.UNNOTICED,
            places.trigger(effect),
            "'" + effect.trigger().event() + "', which '" + other.id() + "' does not raise",
            "a rule that looks at " + stat + " when something enters or leaves play, too");
      }
    }
  }

  /** The number whose change an effect answers; empty for other effects. */
  private static String stat(Effect effect) {
    return effect.trigger().activated() ? "" : StatEvent.stat(effect.trigger().event()).orElse("");
  }

  /** The numbers of the subject and of targets that an effect compares with others. */
  private static Set<String> compared(Effect effect) {
    return effect
        .steps()
        .flatMap(UnnoticedChanges::conditions)
        .flatMap(Condition::values)
        .filter(value -> value instanceof Value.StatOf of && !of.who().equals(Selector.Role.OWNER))
        .map(value -> ((Value.StatOf) value).stat())
        .collect(Collectors.toSet());
  }

  private static Stream<Condition> conditions(Step step) {
    return step instanceof Step.If branch
        ? Stream.of(branch.condition())
        : step instanceof Step.OverGroup over ? over.group().where().stream() : Stream.empty();
  }
}
