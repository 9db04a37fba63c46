package dev.runesheet.game.declared.authoring.check;

import dev.runesheet.analysis.Finding;
import dev.runesheet.analysis.WordCheck;
import dev.runesheet.engine.verb.Draw;
import dev.runesheet.game.declared.authoring.check.common.NamedZones;
import dev.runesheet.game.declared.authoring.check.place.EnteringKinds;
import dev.runesheet.game.declared.authoring.check.role.EffectRoles;
import dev.runesheet.game.declared.authoring.check.role.RoleKinds;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.verb.CreationVerbs;
import dev.runesheet.game.declared.verb.PlacingVerbs;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.spi.verb.Verb;
import dev.runesheet.word.CardEvent;
import dev.runesheet.word.Property;
import dev.runesheet.word.Watch;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * The conditions on zones of cards that have left play. Such a card is in none that is in play
 * unless a line may bring it back before it is looked at, and in no other that no line names.
 */
final class DepartedCards {

  /** Verbs after which a card lies in no zone, as it is attached to another. */
  static final Set<String> ATTACHING =
      Set.of(PlacingVerbs.ATTACH, PlacingVerbs.COVER, CreationVerbs.CREATE_ON);

  private final DeclaredCatalog catalog;
  private final EnteringKinds entering;
  private final Set<String> zones = new TreeSet<>();

  /** The zones of lines that draw: where cards come from, then where they go. */
  private final List<List<String>> draws = new ArrayList<>();

  private final Set<String> returning = new HashSet<>();
  private final List<Asked> asked = new ArrayList<>();

  /** A condition that asks cards of some kinds for their zone after they have left play. */
  private record Asked(
      Effect effect,
      Selector.Role who,
      Set<String> kinds,
      Condition condition,
      SourceLocation place) {}

  DepartedCards(DeclaredCatalog catalog, EnteringKinds entering) {
    this.catalog = catalog;
    this.entering = entering;
  }

  /**
   * Notes the zones to which a line may move cards, and the kinds that it may bring back. The card
   * of an action that was out of play before has not left it just now.
   */
  void line(Step.Do act, RoleKinds roles) {
    if (!act.verb().changes().contains(Verb.Change.PLACE)) {
      return;
    }
    List<String> named = NamedZones.of(act);
    boolean known = act.verb().isShipped();
    boolean anywhere = named.isEmpty() && !ATTACHING.contains(act.verb().name());
    if (act.verb().name().equals(Draw.NAME)) {
      draws.add(named);
    } else {
      zones.addAll(known && !anywhere ? named : catalog.zones().keySet());
    }
    boolean ofAction =
        roles.isOfZone(Selector.Role.SELF) && act.arguments().containsValue(Selector.Role.SELF);
    if (!known || !ofAction) {
      returning.addAll(entering.brought(act, roles));
    }
  }

  /** Notes the condition of an answer to cards that leave play. */
  void asked(Effect effect, RoleKinds roles) {
    SourceLocation place = effect.source().field("if");
    if (!effect.trigger().event().equals(CardEvent.LEAVES) || EntryPlaces.isOfType(place)) {
      return;
    }
    boolean itself = effect.trigger().watch() == Watch.OWN;
    for (Selector.Role who : itself ? RoleKinds.HOLDERS : List.of(Selector.Role.SUBJECT)) {
      EffectRoles.condition(effect)
          .map(condition -> new Asked(effect, who, roles.of(who), condition, place))
          .ifPresent(asked::add);
    }
  }

  /** The parts of such conditions that never hold. */
  List<Finding> excluded() {
    List<Finding> excluded = new ArrayList<>();
    for (Asked one : asked) {
      Set<String> possible = possible(one.kinds());
      List<Condition> elsewhere =
          catalog.zones().keySet().stream()
              .filter(zone -> !possible.contains(zone))
              .map(zone -> new Condition.Is(one.who(), Property.ZONE, zone))
              .map(there -> (Condition) new Condition.Not(there))
              .toList();
      for (Condition part : WordCheck.excluded(elsewhere, one.condition())) {
        excluded.add(
            new Finding(
                ImpossibleWords.elsewhere(part, possible, "that has left play", one.place()),
                List.of(one.effect().id())));
      }
    }
    return excluded;
  }

  /** The zones in which a card of some kinds can lie after it has left play. */
  private Set<String> possible(Set<String> kinds) {
    Set<String> possible = new TreeSet<>(zones);
    for (int before = -1; before < possible.size(); ) {
      before = possible.size();
      draws.stream().filter(fromTo -> possible.contains(fromTo.get(0))).forEach(possible::addAll);
    }
    if (Collections.disjoint(kinds, returning)) {
      possible.removeAll(catalog.zones(true));
    }
    return possible;
  }
}
