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
 * The kinds of those about whom lines raise events, and of those who cause them, by event; what
 * else raises an event is not among them.
 */
public final class RaisedKinds {

  private final Map<String, Set<String>> kinds;
  private final Map<String, Set<String>> causers;

  private RaisedKinds(Map<String, Set<String>> kinds, Map<String, Set<String>> causers) {
    this.kinds = kinds;
    this.causers = causers;
  }

  /** No kinds so far. */
  public static RaisedKinds none() {
    return new RaisedKinds(new HashMap<>(), new HashMap<>());
  }

  /** Every kind for each event that a line raises, as before it is known about whom and by whom. */
  public static RaisedKinds any(Collection<Effect> effects, DeclaredCatalog catalog) {
    Set<String> all = catalog.kinds().keySet();
    Map<String, Set<String>> each =
        events(effects).stream().collect(Collectors.toMap(event -> event, event -> all));
    return new RaisedKinds(each, each);
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

  /**
   * Notes the kinds about which a line raises its event, if it raises one.
   *
   * @param causing the kinds of who causes it, whose effect or procedure the line is of
   */
  public void line(Step.Do act, RoleKinds roles, Set<String> causing) {
    if (act.arguments().get("target") instanceof Selector.Role role) {
      event(act)
          .ifPresent(
              event -> {
                kinds.computeIfAbsent(event, any -> new HashSet<>()).addAll(roles.of(role));
                causers.computeIfAbsent(event, any -> new HashSet<>()).addAll(causing);
              });
    }
  }

  /** The kinds about which lines raise an event; empty if none does. */
  Optional<Set<String>> of(String event) {
    return Optional.ofNullable(kinds.get(event));
  }

  /** The kinds of who causes an event by the lines that raise it; empty if none does. */
  Optional<Set<String>> causers(String event) {
    return Optional.ofNullable(causers.get(event));
  }
}
