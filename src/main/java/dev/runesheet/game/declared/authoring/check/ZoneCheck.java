package dev.runesheet.game.declared.authoring.check;

import dev.runesheet.analysis.PartPlaces;
import dev.runesheet.engine.verb.Draw;
import dev.runesheet.engine.verb.EnterPlay;
import dev.runesheet.engine.verb.LeavePlay;
import dev.runesheet.engine.verb.MoveTo;
import dev.runesheet.engine.verb.Raise;
import dev.runesheet.game.declared.authoring.check.role.InPlayRoles;
import dev.runesheet.game.declared.authoring.check.role.InPlayRoles.Turn;
import dev.runesheet.game.declared.authoring.check.role.RoleFacts;
import dev.runesheet.game.declared.authoring.check.status.GrantedStatuses;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.verb.PlacingVerbs;
import dev.runesheet.model.Argument;
import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Step;
import dev.runesheet.model.Value;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.model.verb.VerbSpec;
import dev.runesheet.word.CardEvent;
import dev.runesheet.word.Watch;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The check that cards which enter play go to a zone in play, that cards which leave it do not and
 * were in play, that attached ones were not, and that those which only move stay as much in play as
 * they are, and that one which enters play does not move to where it lies. The lines of a procedure
 * are checked for each effect that runs it.
 */
final class ZoneCheck {

  private static final Set<String> LEAVING = Set.of(LeavePlay.NAME, PlacingVerbs.TAKE);

  /** Verbs after which a card may be in play no more. */
  private static final Set<String> ENDING =
      Set.of(LeavePlay.NAME, PlacingVerbs.TAKE, PlacingVerbs.ATTACH);

  private static final String TARGET = "target";

  private final DeclaredCatalog catalog;
  private final PartPlaces places;
  private final Diagnostics findings;
  private final Map<String, Effect> known = new HashMap<>();

  /** The way in which each checked program moves cards, by what was known where it began. */
  private final Map<Beginning, Turn> checked = new HashMap<>();

  /** The effect of a program, and what was known where it began. */
  private record Beginning(Effect effect, Map<String, Boolean> roles) {

    /** Does not hash the whole of an effect, which is long. */
    @Override
    public int hashCode() {
      return 31 * effect.id().hashCode() + roles.hashCode();
    }
  }

  ZoneCheck(DeclaredCatalog catalog, PartPlaces places, Diagnostics findings) {
    this.catalog = catalog;
    this.places = places;
    this.findings = findings;
  }

  /** Checks effects, wherever they are written. */
  void check(Collection<Effect> effects) {
    effects.forEach(one -> known.put(one.id(), one));
    effects.forEach(effect -> program(effect, InPlayRoles.of(effect, catalog)));
  }

  private Turn program(Effect effect, InPlayRoles roles) {
    if (!(effect.body() instanceof Body.Program program)) {
      return Turn.NONE;
    }
    Beginning here = new Beginning(effect, roles.known());
    Turn known = checked.putIfAbsent(here, Turn.EITHER); // So it is for one that runs itself.
    if (known != null) {
      return known;
    }
    Turn turn = lines(effect, program.steps(), roles);
    checked.put(here, turn);
    return turn;
  }

  private Turn lines(Effect effect, List<Step> steps, InPlayRoles roles) {
    Turn all = Turn.NONE;
    InPlayRoles here = roles;
    Set<Selector.Role> out = new HashSet<>(); // Those that lines took out of play just now.
    for (Step step : steps) {
      if (!runsThrough(step)) {
        out.clear(); // As answers may bring them back.
      }
      Turn turn = step(effect, step, here.without(out));
      here = here.after(turn);
      all = all.or(turn);
      if (step instanceof Step.Do act && LEAVING.contains(act.verb().like())) {
        out.add(role(act, TARGET));
      } else if (turn == Turn.EITHER) {
        out.clear();
      }
    }
    return all;
  }

  /** True for a line before which no effect answers what happened in those before it. */
  private static boolean runsThrough(Step step) {
    return step instanceof Step.Do act
        && act.arguments().values().stream()
            .noneMatch(one -> one instanceof Value && !(one instanceof Value.Constant));
  }

  private Turn step(Effect effect, Step step, InPlayRoles roles) {
    if (step instanceof Step.Do act) {
      line(effect, act, roles);
      return turn(act.verb());
    }
    if (step instanceof Step.Perform run) {
      return known.containsKey(run.effect())
          ? program(known.get(run.effect()), roles.as(run.as()))
          : Turn.EITHER;
    }
    List<Turn> inside = new ArrayList<>();
    RoleFacts.inside(roles, step, (body, there) -> inside.add(lines(effect, body, there)));
    return inside.stream().reduce(Turn.NONE, Turn::or);
  }

  private static Turn turn(VerbSpec verb) {
    return verb.yields() || verb.name().equals(Raise.NAME)
        ? Turn.EITHER
        : ENDING.contains(verb.like()) ? Turn.OUT : Turn.NONE;
  }

  private void line(Effect effect, Step.Do act, InPlayRoles roles) {
    String verb = act.verb().like();
    target(effect, act, roles);
    if (verb.equals(EnterPlay.NAME)) {
      zone(effect, act, "zone", true, "", "");
    } else if (LEAVING.contains(verb)) {
      zone(effect, act, "zone", false, "", "");
    } else if (verb.equals(Draw.NAME) && zone(act, "from") != null) {
      String from = ", unlike the zone they come from";
      zone(effect, act, "to", zone(act, "from").inPlay(), from, "");
    } else if (verb.equals(MoveTo.NAME)) {
      moved(effect, act, roles);
    } else if (verb.equals(PlacingVerbs.SWAP)) {
      swapped(effect, act, roles);
    }
  }

  /** Checks that the target of a line is in play, or not, as the line needs it to do anything. */
  private void target(Effect effect, Step.Do act, InPlayRoles roles) {
    Selector.Role role = role(act, TARGET);
    Boolean inPlay = roles.of(role);
    if (inPlay == null) {
      return;
    }
    String verb = act.verb().like();
    if (verb.equals(PlacingVerbs.ATTACH) && inPlay) {
      wrong(effect, act, role, true, ", such as after the verb 'leave'");
    } else if (verb.equals(LeavePlay.NAME) && !inPlay) {
      wrong(effect, act, role, false, ", or the verb 'move'");
    } else if (verb.equals(PlacingVerbs.COVER) && !inPlay) {
      wrong(effect, act, role, false, "");
    } else if (!inPlay && changesOnlyItsHolder(act)) {
      wrong(effect, act, role, false, ", where the status reaches it");
    }
  }

  private void wrong(
      Effect effect, Step.Do act, Selector.Role role, boolean inPlay, String instead) {
    findings.error(
        Code.DECLARATION,
        places.argument(effect, act, TARGET),
        Words.quote(role.name()) + ", which is " + said(inPlay),
        "a card that is " + said(!inPlay) + instead);
  }

  /** True if a line gives a status that reaches nothing but its holder. */
  private boolean changesOnlyItsHolder(Step.Do act) {
    Body body = GrantedStatuses.of(act).map(known::get).map(Effect::body).orElse(null);
    String self = Selector.Role.SELF.name();
    return body instanceof Body.Modify change && change.scope().equals(self)
        || body instanceof Body.Suppress suppress && suppress.scope().equals(self);
  }

  private void moved(Effect effect, Step.Do act, InPlayRoles roles) {
    Selector.Role role = role(act, TARGET);
    Boolean inPlay = roles.of(role);
    if (inPlay != null) {
      String instead = ", or the verb '" + (inPlay ? "leave" : "enter") + "'";
      zone(effect, act, "zone", inPlay, ", unlike " + said(role), instead);
      stays(effect, act, role);
    }
  }

  /** Checks that a card which has entered play does not move to the only zone there is there. */
  private void stays(Effect effect, Step.Do act, Selector.Role role) {
    if (role.equals(Selector.Role.SELF)
        && effect.trigger().event().equals(CardEvent.ENTERS)
        && effect.trigger().watch() == Watch.OWN
        && act.arguments().get("zone") instanceof Argument.Word zone
        && catalog.zones(true).equals(List.of(zone.word()))) {
      findings.error(
          Code.NO_CHANGE,
          places.argument(effect, act, "zone"),
          Words.quote(zone.word()) + ", where " + said(role) + " lies already",
          "another zone, or no such line");
    }
  }

  private void swapped(Effect effect, Step.Do act, InPlayRoles roles) {
    Boolean one = roles.of(role(act, TARGET));
    Boolean other = roles.of(role(act, "other"));
    if (one != null && other != null && !one.equals(other)) {
      findings.error(
          Code.DECLARATION,
          places.argument(effect, act, "other"),
          Words.quote(role(act, "other").name())
              + ", which is "
              + said(other)
              + ", unlike the other",
          "a card that is " + said(one) + " too");
    }
  }

  private static Selector.Role role(Step.Do act, String parameter) {
    return act.arguments().get(parameter) instanceof Selector.Role role ? role : null;
  }

  private static String said(Selector.Role role) {
    return role.equals(Selector.Role.TARGET) ? "the target" : Words.quote(role.name());
  }

  private DeclaredCatalog.Zone zone(Step.Do act, String parameter) {
    return act.arguments().get(parameter) instanceof Argument.Word word
        ? catalog.zones().get(word.word())
        : null;
  }

  private void zone(
      Effect effect, Step.Do act, String parameter, boolean inPlay, String why, String instead) {
    DeclaredCatalog.Zone zone = zone(act, parameter);
    if (zone == null || zone.inPlay() == inPlay) {
      return;
    }
    List<String> right = catalog.zones(inPlay);
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
