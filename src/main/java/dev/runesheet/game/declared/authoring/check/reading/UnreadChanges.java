package dev.runesheet.game.declared.authoring.check.reading;

import dev.runesheet.analysis.Finding;
import dev.runesheet.analysis.PartPlaces;
import dev.runesheet.engine.verb.Grant;
import dev.runesheet.game.declared.authoring.check.reading.NumberReads.Read;
import dev.runesheet.game.declared.authoring.check.role.RoleFacts;
import dev.runesheet.game.declared.authoring.check.status.GrantedStatuses;
import dev.runesheet.game.declared.catalog.Ability;
import dev.runesheet.game.declared.catalog.Card;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.OptionalDeclarations.AbilityKind;
import dev.runesheet.game.declared.state.TurnSignals;
import dev.runesheet.game.declared.verb.NumberVerbs;
import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.Value;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Words;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * The check for changes of numbers that nothing ever asks for: of cards in zones where none is
 * asked for the number, and by statuses that end before it can be asked for.
 */
public final class UnreadChanges {

  private static final Set<String> TURNING = Set.of(TurnSignals.GIVING, TurnSignals.REVERSED);

  private final DeclaredCatalog catalog;
  private final PartPlaces places;
  private final NumberReads reads;
  private final RoleSpots roles;
  private final Map<String, Effect> effects = new LinkedHashMap<>();
  private final List<Finding> found = new ArrayList<>();

  private UnreadChanges(Collection<Effect> all, DeclaredCatalog catalog, PartPlaces places) {
    this.catalog = catalog;
    this.places = places;
    this.reads = new NumberReads(all, catalog);
    this.roles = RoleSpots.unknown(catalog);
    all.forEach(effect -> effects.put(effect.id(), effect));
  }

  /**
   * The changes that nothing asks for.
   *
   * @return what is in doubt unless rules written by hand ask for numbers, too
   */
  public static List<Finding> of(
      Collection<Effect> effects, DeclaredCatalog catalog, PartPlaces places) {
    boolean others =
        effects.stream().flatMap(Effect::calls).anyMatch(act -> !act.verb().isShipped());
    if (others || catalog.extras().characters() != null) {
      return List.of();
    }
    UnreadChanges check = new UnreadChanges(effects, catalog, places);
    effects.forEach(check::change);
    if (check.turnsAlternate()) {
      check.abilities();
    }
    return check.found;
  }

  private void change(Effect effect) {
    boolean held =
        catalog.cards().containsKey(effect.owner()) || effect.owner().equals(Grant.STATUSES);
    if (!held || !(effect.body() instanceof Body.Modify change)) {
      return;
    }
    Spot holder = change.zone().isEmpty() ? Spot.UNKNOWN : Spot.UNKNOWN.in(change.zone());
    Spot reached = roles.of(change.scope(), holder);
    Set<Read> asked = reads.of(change.stat());
    if (!asked.isEmpty() && asked.stream().noneMatch(one -> one.spot().meets(reached))) {
      Set<String> zones = new TreeSet<>();
      asked.forEach(one -> zones.addAll(one.spot().zones().orElseThrow()));
      tell(
          effect,
          places.change(effect, "of"),
          Words.quote(change.scope()),
          "a scope of those in "
              + Words.oneOf(zones)
              + ", as nobody else is asked for "
              + Words.quote(change.stat()));
    }
  }

  /** True if two players take turns one after the other, whatever effects do. */
  private boolean turnsAlternate() {
    return catalog.players().areTwo()
        && effects.values().stream()
            .flatMap(Effect::calls)
            .noneMatch(act -> TURNING.contains(act.verb().name()));
  }

  /** Checks the statuses that the abilities of cards give. */
  private void abilities() {
    for (Card card : catalog.cards().values()) {
      for (Ability ability : card.abilities().values()) {
        AbilityKind kind = catalog.extras().abilityKinds().get(ability.kind());
        boolean ends = (ability.ends() || kind != null && kind.ends()) && isAskedLast();
        Effect effect = effects.get(ability.program());
        if (effect != null && effect.body() instanceof Body.Program program) {
          lines(effect, program.steps(), reads.using(kind), ends ? 1 : 0);
        }
      }
    }
  }

  /** True if nobody chooses anything in a turn behind the phase in which abilities are used. */
  private boolean isAskedLast() {
    return catalog.phases().stream()
            .dropWhile(phase -> !phase.abilities())
            .filter(DeclaredCatalog.Phase::asks)
            .count()
        == 1;
  }

  /**
   * Checks the statuses that lines give.
   *
   * @param first the first turn, counted from that of the lines, in which anything is chosen later
   */
  private void lines(Effect effect, List<Step> steps, RoleSpots start, int first) {
    RoleFacts.lines(
        start,
        steps,
        (step, here) -> {
          if (step instanceof Step.Do act && act.verb().name().equals(NumberVerbs.GIVE)) {
            given(effect, act, here, first);
          }
          RoleFacts.inside(here, step, (body, inside) -> lines(effect, body, inside, first));
        });
  }

  private void given(Effect effect, Step.Do act, RoleSpots here, int first) {
    Effect status = GrantedStatuses.of(act).map(effects::get).orElse(null);
    if (!(act.arguments().get("turns") instanceof Value.Constant turns)
        || !(act.arguments().get("target") instanceof Selector.Role target)
        || status == null
        || !(status.body() instanceof Body.Modify change)) {
      return;
    }
    Spot reached = roles.of(change.scope(), here.of(target).moved());
    int least =
        reads.of(change.stat()).stream()
            .filter(one -> one.spot().meets(reached))
            .mapToInt(one -> one.chosen() ? turn(one.spot().side(), reached.side(), first) : 0)
            .min()
            .orElse(0);
    if (turns.number() < least) {
      tell(
          effect,
          places.argument(effect, act, "turns"),
          "turns " + turns,
          least
              + " or more, as nobody whom it reaches is asked for "
              + Words.quote(change.stat())
              + " before");
    }
  }

  /** The first turn in which somebody of a side now is one of another then. */
  private static int turn(Spot.Side asked, Spot.Side now, int first) {
    Spot.Side then = first % 2 == 0 ? now : now.other();
    boolean any = asked == Spot.Side.ANY || now == Spot.Side.ANY;
    return any || then == asked ? first : first + 1;
  }

  private void tell(Effect effect, SourceLocation place, String found, String expected) {
    this.found.add(Finding.of(Code.NEVER_FIRES, place, found, expected, effect.id()));
  }
}
