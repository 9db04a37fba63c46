package dev.runesheet.game.declared.authoring.check.status;

import dev.runesheet.analysis.Finding;
import dev.runesheet.analysis.PartPlaces;
import dev.runesheet.game.declared.authoring.check.role.RoleKinds;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.verb.StatusVerbs;
import dev.runesheet.model.Argument;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.model.verb.Parameter;
import dev.runesheet.spi.fact.EffectDefinition;
import dev.runesheet.spi.verb.Verb;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The kinds that lines may give each status, and the check of lines and conditions about statuses
 * of entities that are never given them.
 */
public final class GrantedStatuses {

  /** Stands for whatever status a verb of others may give. */
  private static final String ANY = "";

  /** Stands for all statuses that somebody may have. */
  private static final String ALL = "all";

  private final DeclaredCatalog catalog;
  private final PartPlaces places;
  private final Map<String, Set<String>> given = new HashMap<>();
  private final List<Asked> asked = new ArrayList<>();

  /** The findings about ends of statuses that ask for the status which they end. */
  private final List<Finding> itself = new ArrayList<>();

  /** A line or condition about a status of somebody. */
  private record Asked(Effect effect, String status, Set<String> kinds, Diagnostic never) {}

  public GrantedStatuses(DeclaredCatalog catalog, PartPlaces places) {
    this.catalog = catalog;
    this.places = places;
  }

  /** The id of the status that a line gives; empty if it gives none. */
  public static Optional<String> of(Step.Do act) {
    return act.verb().name().equals(StatusVerbs.LIFT) ? Optional.empty() : named(act);
  }

  private static Optional<String> named(Step.Do act) {
    return act.arguments().get("effect") instanceof Argument.Word status
        ? Optional.of(EffectDefinition.statusId(status.word()))
        : Optional.empty();
  }

  /** The id of the status that a line ends; that of all if it ends them all. */
  private static Optional<String> lifted(Step.Do act) {
    return act.verb().name().equals(StatusVerbs.LIFT_ALL) ? Optional.of(ALL) : named(act);
  }

  /** Notes whom a line may give a status; of a verb of others it is not known which. */
  public void line(Effect effect, Step.Do act, RoleKinds roles) {
    if (!act.verb().changes().contains(Verb.Change.EFFECTS)) {
      return;
    }
    if (!act.verb().isShipped()) {
      give(ANY, catalog.kinds().keySet());
    }
    for (Parameter parameter : act.verb().parameters()) {
      if (act.arguments().get(parameter.name()) instanceof Selector.Role role) {
        of(act).ifPresent(status -> give(status, roles.of(role)));
        if (of(act).isEmpty()) {
          SourceLocation place = places.argument(effect, act, parameter.name());
          lifted(act).ifPresent(one -> ask(effect, Code.NO_CHANGE, one, role, roles, place));
        }
      }
    }
  }

  /**
   * Notes that a condition asks whether somebody has a status.
   *
   * @param holds whether the condition is to hold, or its opposite
   */
  public void asked(
      Effect effect, Condition.Has has, boolean holds, RoleKinds roles, SourceLocation place) {
    if (has.who().equals(Selector.Role.SELF)
        && EffectDefinition.statusId(has.status()).equals(effect.owner())) {
      itself.add(new Finding(ofItself(has, holds, place), List.of(effect.id())));
    } else if (holds) {
      ask(
          effect,
          Code.IMPOSSIBLE,
          EffectDefinition.statusId(has.status()),
          has.who(),
          roles,
          place);
    }
  }

  /** The finding about the end of a status that asks whether its holder has that status. */
  private static Diagnostic ofItself(Condition.Has has, boolean holds, SourceLocation place) {
    String always = has.who().name() + " has " + has.status();
    return holds
        ? Diagnostic.about(
            Code.NO_CHANGE, place, always, "another condition, or none, as it always holds there")
        : Diagnostic.about(
            Code.IMPOSSIBLE,
            place,
            "not " + always,
            Words.quote(always) + ", which always holds there");
  }

  private void ask(
      Effect effect,
      Code code,
      String status,
      Selector.Role who,
      RoleKinds roles,
      SourceLocation place) {
    Set<String> kinds = roles.of(who);
    String found = Words.quote(who.name()) + " (" + String.join(", ", kinds) + ")";
    String expected =
        status.equals(ALL)
            ? "somebody who is given a status"
            : "somebody who is given "
                + Words.quote(status.substring(EffectDefinition.statusId("").length()));
    asked.add(new Asked(effect, status, kinds, Diagnostic.of(code, place, found, expected)));
  }

  private void give(String status, Collection<String> kinds) {
    given.computeIfAbsent(status, any -> new HashSet<>()).addAll(kinds);
  }

  /** The kinds that may be given a status. */
  public Set<String> kinds(String status) {
    if (status.equals(ALL)) {
      return given.values().stream().flatMap(Set::stream).collect(Collectors.toSet());
    }
    Set<String> kinds = new HashSet<>(given.getOrDefault(status, Set.of()));
    kinds.addAll(given.getOrDefault(ANY, Set.of()));
    return kinds;
  }

  /**
   * The lines and conditions about those who never have the status, or always; one nobody has is
   * told once.
   */
  public List<Finding> idle() {
    List<Finding> idle = new ArrayList<>(itself);
    asked.stream()
        .filter(one -> !one.kinds().isEmpty())
        .filter(one -> one.status().equals(ALL) || !kinds(one.status()).isEmpty())
        .filter(one -> Collections.disjoint(one.kinds(), kinds(one.status())))
        .map(one -> new Finding(one.never(), List.of(one.effect().id())))
        .forEach(idle::add);
    return idle;
  }
}
