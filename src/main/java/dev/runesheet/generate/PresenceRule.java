package dev.runesheet.generate;

import dev.runesheet.word.Presence;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A rule by which effects in play are fulfilled while there are as many entities as they ask for.
 * Its fact is derived: it goes as soon as there are too few or too many.
 *
 * <p>Conditions may use {@code $holder} and {@code $controller} of the effect, and {@code $zone} if
 * they look at the zone of its holder: where that lies, or which it has left if the effect stays
 * until all have answered that.
 *
 * @param asked what the effects ask for
 * @param effects the ids of the effects
 * @param sameZone whether the conditions look at the zone of the holder
 * @param conditions the conditions of a pattern for an entity of the scope
 */
public record PresenceRule(
    Presence asked, List<String> effects, boolean sameZone, String conditions) {

  /** Copies the list. */
  public PresenceRule {
    effects = List.copyOf(effects);
  }

  void write(StringBuilder drl) {
    write(drl, "", "", sameZone ? "  " + ScopeRule.PLACE + "\n" : "");
    if (sameZone) {
      write(drl, " that is left", ", left != null, $zone : left", "");
    }
  }

  private void write(StringBuilder drl, String named, String left, String before) {
    String name = "while: " + asked.bounds() + " of " + asked.scope() + named;
    drl.append("\nrule ").append(Literals.text(name)).append("\nwhen\n");
    drl.append("  $effect : InPlay( effect in ( ")
        .append(effects.stream().map(Literals::text).collect(Collectors.joining(", ")))
        .append(" ), $holder : holder, $controller : viewer")
        .append(left)
        .append(" )\n")
        .append(before);
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
