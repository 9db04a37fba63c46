package dev.runesheet.game.declared.authoring.check.role;

import dev.runesheet.engine.verb.Raise;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.model.Argument;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Step;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The kinds of those about whom lines raise events, by event; what else raises an event is not
 * among them.
 */
public final class RaisedKinds {

  private final Map<String, Set<String>> kinds;

  private RaisedKinds(Map<String, Set<String>> kinds) {
    this.kinds = kinds;
  }

  /** No kinds so far. */
  public static RaisedKinds none() {
    return new RaisedKinds(new HashMap<>());
  }

  /** Every kind for each event that a line raises, as before it is known about whom. */
  public static RaisedKinds any(Collection<Effect> effects, DeclaredCatalog catalog) {
    Set<String> all = catalog.kinds().keySet();
    return new RaisedKinds(
        events(effects).stream().collect(Collectors.toMap(event -> event, event -> all)));
  }

  /** The events that lines raise. */
  public static Set<String> events(Collection<Effect> effects) {
    return effects.stream()
        .flatMap(Effect::calls)
        .flatMap(act -> event(act).stream())
        .collect(Collectors.toSet());
  }

  private static Optional<String> event(Step.Do act) {
    return act.verb().name().equals(Raise.NAME)
            && act.arguments().get("event") instanceof Argument.Word event
        ? Optional.of(event.word())
        : Optional.empty();
  }

  /** Notes the kinds about which a line raises its event, if it raises one. */
  public void line(Step.Do act, RoleKinds roles) {
    if (act.arguments().get("target") instanceof Selector.Role role) {
      event(act)
          .ifPresent(
              event -> kinds.computeIfAbsent(event, any -> new HashSet<>()).addAll(roles.of(role)));
    }
  }

  /** The kinds about which lines raise an event; empty if none does. */
  Optional<Set<String>> of(String event) {
    return Optional.ofNullable(kinds.get(event));
  }
}
