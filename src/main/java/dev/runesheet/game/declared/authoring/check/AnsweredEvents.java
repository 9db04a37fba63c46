package dev.runesheet.game.declared.authoring.check;

import dev.runesheet.analysis.Finding;
import dev.runesheet.analysis.PartPlaces;
import dev.runesheet.engine.verb.Grant;
import dev.runesheet.game.declared.RuleOwners;
import dev.runesheet.game.declared.authoring.check.role.RoleKinds;
import dev.runesheet.game.declared.authoring.check.status.GrantedStatuses;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.word.Watch;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * The check that an event can be about those whose events an effect answers. What a status answers,
 * or ends with, is seen from those to whom lines may give it.
 */
final class AnsweredEvents {

  private static final Set<String> GAME = Set.of(DeclaredCatalog.GAME);

  private final PartPlaces places;
  private final Map<Effect, RoleKinds> ofStatuses = new LinkedHashMap<>();

  AnsweredEvents(PartPlaces places) {
    this.places = places;
  }

  /**
   * The finding about an effect whose event is never about those.
   *
   * @param roles the roles where the effect begins
   */
  Optional<Diagnostic> check(Effect effect, RoleKinds roles) {
    Optional<Diagnostic> never = never(effect, roles);
    if (never.isEmpty() && status(effect).isPresent()) {
      ofStatuses.put(effect, roles);
    }
    return never;
  }

  private Optional<Diagnostic> never(Effect effect, RoleKinds roles) {
    Watch watch = effect.trigger().watch();
    if (effect.trigger().activated()) {
      return Optional.empty();
    }
    if (watch == Watch.OWN && roles.of(Selector.Role.SUBJECT).isEmpty()) {
      boolean game = roles.of(Selector.Role.SELF).equals(GAME);
      return Optional.of(never(effect, holder(roles) + " itself", game ? Watch.ANY : Watch.ALLY));
    }
    return roles.misses(watch)
        ? Optional.of(never(effect, others(watch) + holder(roles), Watch.ANY))
        : Optional.empty();
  }

  private static String others(Watch watch) {
    return switch (watch) {
      case ALLY -> "an ally of ";
      case ENEMY -> "an enemy of ";
      default -> "another than ";
    };
  }

  /** The status with which its holder has an effect. */
  private static Optional<String> status(Effect effect) {
    if (effect.owner().equals(Grant.STATUSES)) {
      return Optional.of(effect.id());
    }
    return Optional.of(effect.owner()).filter(RuleOwners::isStatus);
  }

  private Diagnostic never(Effect effect, String about, Watch whose) {
    return Diagnostic.of(
        Code.NEVER_FIRES,
        places.trigger(effect),
        Words.quote(effect.trigger().event()) + ", which is never about " + about,
        "whose events it answers, such as whose: " + whose.word());
  }

  private static String holder(RoleKinds roles) {
    Set<String> kinds = roles.of(Selector.Role.SELF);
    return (kinds.equals(GAME) ? "the " : "a ") + String.join(" or ", kinds);
  }

  /** The findings about what statuses answer, now that it is known who is given them. */
  List<Finding> ofStatuses(GrantedStatuses given) {
    List<Finding> never = new ArrayList<>();
    ofStatuses.forEach(
        (effect, roles) -> {
          Set<String> kinds = new TreeSet<>(given.kinds(status(effect).orElseThrow()));
          if (!kinds.isEmpty()) { // One that nothing gives is told as such.
            never(effect, heldBy(kinds, effect.trigger().watch(), roles))
                .ifPresent(told -> never.add(new Finding(told, List.of(effect.id()))));
          }
        });
    return never;
  }

  private static RoleKinds heldBy(Set<String> kinds, Watch watch, RoleKinds roles) {
    RoleKinds held = roles.with(Selector.Role.SELF.name(), kinds);
    return watch == Watch.OWN ? held.about(kinds) : held;
  }
}
