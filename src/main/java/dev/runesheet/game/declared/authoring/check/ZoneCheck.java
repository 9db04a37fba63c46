package dev.runesheet.game.declared.authoring.check;

import dev.runesheet.analysis.Places;
import dev.runesheet.engine.verb.Draw;
import dev.runesheet.engine.verb.EnterPlay;
import dev.runesheet.engine.verb.LeavePlay;
import dev.runesheet.engine.verb.MoveTo;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.DeclaredCatalog.Scope;
import dev.runesheet.game.declared.state.DeclaredScopes;
import dev.runesheet.game.declared.verb.Take;
import dev.runesheet.model.Argument;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Step;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The check that cards which enter play go to a zone in play, that cards which leave it do not, and
 * that those which only move stay as much in play as they are.
 */
final class ZoneCheck {

  private final DeclaredCatalog catalog;
  private final Places places;
  private final Diagnostics findings;

  /** The last effect that has taken a card into play or out of it: what then moves may be that. */
  private Effect turned;

  /** The scopes that targets are of, that of the innermost lines first. */
  private final Deque<String> groups = new ArrayDeque<>();

  ZoneCheck(DeclaredCatalog catalog, Places places, Diagnostics findings) {
    this.catalog = catalog;
    this.places = places;
    this.findings = findings;
  }

  /** Checks lines whose target is one of a group. */
  void within(Selector.Group group, Runnable lines) {
    groups.push(group.scope());
    lines.run();
    groups.pop();
  }

  /** Checks a line; the lines of an effect come in their order. */
  void check(Effect effect, Step.Do act) {
    String verb = act.verb().javaClass();
    boolean leaves = verb.equals(LeavePlay.class.getName()) || verb.equals(Take.class.getName());
    if (leaves || verb.equals(EnterPlay.class.getName())) {
      turned = effect;
    }
    if (verb.equals(EnterPlay.class.getName())) {
      check(effect, act, "zone", true, "", "");
    } else if (leaves) {
      check(effect, act, "zone", false, "", "");
    } else if (verb.equals(Draw.class.getName()) && zone(act, "from") != null) {
      String from = ", unlike the zone they come from";
      check(effect, act, "to", zone(act, "from").inPlay(), from, "");
    } else if (verb.equals(MoveTo.class.getName())
        && turned != effect
        && Selector.Role.TARGET.equals(act.arguments().get("target"))) {
      inPlay()
          .ifPresent(
              inPlay -> {
                String instead = ", or the verb '" + (inPlay ? "leave" : "enter") + "'";
                check(effect, act, "zone", inPlay, ", unlike the target", instead);
              });
    }
  }

  /** True or false if the target is surely in play, or surely not; nothing if it may be either. */
  private Optional<Boolean> inPlay() {
    Scope scope = groups.isEmpty() ? null : DeclaredScopes.all(catalog).get(groups.peek());
    if (scope == null || !scope.attachedTo().isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(scope.zone().isEmpty() || catalog.zones().get(scope.zone()).inPlay());
  }

  private DeclaredCatalog.Zone zone(Step.Do act, String parameter) {
    return act.arguments().get(parameter) instanceof Argument.Word word
        ? catalog.zones().get(word.word())
        : null;
  }

  private void check(
      Effect effect, Step.Do act, String parameter, boolean inPlay, String why, String instead) {
    DeclaredCatalog.Zone zone = zone(act, parameter);
    if (zone == null || zone.inPlay() == inPlay) {
      return;
    }
    List<String> right =
        catalog.zones().entrySet().stream()
            .filter(one -> one.getValue().inPlay() == inPlay)
            .map(Map.Entry::getKey)
            .toList();
    String word = ((Argument.Word) act.arguments().get(parameter)).word();
    findings.error(
        Code.DECLARATION,
        places.argument(effect, act, parameter),
        Words.quote(word) + ", which is " + said(!inPlay) + why,
        (right.isEmpty() ? "a zone that is " + said(inPlay) : Words.oneOf(right)) + instead);
  }

  private static String said(boolean inPlay) {
    return inPlay ? "in play" : "not in play";
  }
}
