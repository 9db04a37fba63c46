package dev.runesheet.generate;

import dev.runesheet.word.Presence;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A rule by which effects in play are fulfilled while there are as many entities as they ask for.
 * What it says is derived: it goes as soon as there are too few or too many.
 *
 * <p>Patterns may use {@code $holder} and {@code $controller} of the effect.
 *
 * @param asked what the effects ask for
 * @param effects the ids of the effects
 * @param before patterns that bind what the conditions read besides
 * @param conditions the conditions of a pattern for an entity of the scope
 */
public record PresenceRule(
    Presence asked, List<String> effects, List<String> before, String conditions) {

  /** Copies the lists. */
  public PresenceRule {
    effects = List.copyOf(effects);
    before = List.copyOf(before);
  }

  void write(StringBuilder drl) {
    String name = "while: " + asked.bounds() + " of " + asked.scope();
    drl.append("\nrule ").append(Literals.text(name)).append("\nwhen\n");
    drl.append("  $effect : InPlay( effect in ( ")
        .append(effects.stream().map(Literals::text).collect(Collectors.joining(", ")))
        .append(" ), $holder : holder, $controller : viewer )\n");
    before.forEach(pattern -> drl.append("  ").append(pattern).append('\n'));
    drl.append("  accumulate( Entity( ")
        .append(conditions)
        .append(", $one : id ); $number : count( $one ); ")
        .append(bounds())
        .append(" )\nthen\n  insertLogical( new Fulfilled( $effect ) );\nend\n");
  }

  private String bounds() {
    if (asked.atMost() == Presence.ANY) {
      return "$number >= " + asked.atLeast();
    }
    String most = "$number <= " + asked.atMost();
    return asked.atLeast() == 0 ? most : "$number >= " + asked.atLeast() + ", " + most;
  }
}
