package dev.runesheet.game.werewolf.role;

import dev.runesheet.game.werewolf.word.Daytime;
import dev.runesheet.game.werewolf.word.Phase;
import dev.runesheet.game.werewolf.word.Timing;
import dev.runesheet.spelling.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * An ability as matches know it.
 *
 * @param id the id of the effect that is its program
 * @param words what it is called: its role and its number there
 * @param text as it was written, without restrictions
 * @param timing when it is used
 * @param selections how many players it asks for in one use: 0, 1 or 2
 * @param forced whether it is used with a random selection if its player does not use it
 * @param kills whether it is a killing; the order of a phase asks for it
 * @param gives the roles, attributes, groups and polls that it gives or opens, by name
 * @param limits all that must hold
 * @param ofParts what must hold besides for one of several abilities of the action, by the name of
 *     its part
 * @param apart whether each of several uses at once is decided by itself, as an evaluation is
 * @param scaling how many times it is chosen at once; empty for once
 * @param later the ids of the parts that follow if it was used
 * @param follows whether it is such a part
 */
public record RoleAbility(
    String id,
    String words,
    String text,
    Timing timing,
    int selections,
    boolean forced,
    boolean kills,
    List<String> gives,
    List<Limit> limits,
    Map<String, List<Limit>> ofParts,
    boolean apart,
    List<Scale> scaling,
    List<String> later,
    boolean follows) {

  /** Between the id of an action and the name of one of its parts. */
  public static final String PART = "#";

  /** Copies the lists and the map. */
  public RoleAbility {
    gives = List.copyOf(gives);
    limits = List.copyOf(limits);
    ofParts = Map.copyOf(ofParts);
    scaling = List.copyOf(scaling);
    later = List.copyOf(later);
  }

  /**
   * The players that are its first, or its second, selection, of those it was chosen for in turn.
   */
  public List<String> selected(List<String> on, boolean second) {
    return IntStream.range(0, on.size())
        .filter(i -> (selections == 2 && i % 2 == 1) == second)
        .mapToObj(on::get)
        .toList();
  }

  /** The players of each use that is decided by itself. */
  public List<List<String>> uses(List<String> on) {
    if (!apart || selections == 0 || on.size() <= selections) {
      return List.of(on);
    }
    return IntStream.range(0, on.size() / selections)
        .mapToObj(i -> on.subList(i * selections, (i + 1) * selections))
        .toList();
  }

  /** The same that asks for so many players. */
  public RoleAbility asking(int players) {
    return new RoleAbility(
        id, words, text, timing, players, forced, kills, gives, limits, ofParts, apart, scaling,
        later, follows);
  }

  /** One of several abilities of the action, with its own restrictions. */
  public RoleAbility part(String name) {
    return new RoleAbility(
        id + PART + name,
        words,
        text,
        timing,
        selections,
        forced,
        kills,
        gives,
        ofParts.getOrDefault(name, List.of()),
        Map.of(),
        apart,
        scaling,
        later,
        follows);
  }

  /** All its restrictions that its author wrote, in words. */
  public List<String> restrictions() {
    List<String> all = new ArrayList<>();
    limits.forEach(limit -> all.add(said(limit)));
    new TreeMap<>(ofParts)
        .forEach((name, own) -> own.forEach(limit -> all.add(part(name).said(limit))));
    all.removeIf(String::isEmpty);
    return all;
  }

  /** A restriction in words; empty if no author has written it. */
  public String said(Limit limit) {
    int part = id.indexOf(PART);
    String words = limit.words();
    return part < 0 || words.isEmpty() ? words : words + " of part " + id.substring(part + 1);
  }

  /** The id of its effect. */
  public String effect() {
    int part = id.indexOf(PART);
    return part < 0 ? id : id.substring(0, part);
  }

  /** The subject of a restriction. */
  public enum Asks {
    /** The current phase is a given one. */
    IN_PHASE,
    /** The current phase is a given one or later. */
    FROM_PHASE,
    /** The time is night, or day. */
    BY_DAYTIME,
    /** A player has an attribute. */
    HAS,
    /** A player lacks an attribute. */
    LACKS,
    /** The ability was not used in the last phase that allowed it. */
    NO_SUCCESSION,
    /** The ability was not used on the same player in the last phase that allowed it. */
    NO_TARGET_SUCCESSION,
    /** The ability was used fewer times than a limit. */
    QUANTITY,
    /** Another ability was used before. */
    AFTER
  }

  /**
   * A restriction.
   *
   * @param asks what it asks
   * @param who whom it asks of; empty for the player who uses the ability
   * @param attribute the attribute it asks for
   * @param number the phase, or how many times
   */
  public record Limit(Asks asks, String who, String attribute, int number) {

    /** The words of role texts; empty if none can say it. */
    String words() {
      String whose = who.isEmpty() ? "" : who + " ";
      return switch (asks) {
        case IN_PHASE -> "Temporal: " + Phase.words(number);
        case FROM_PHASE -> "Temporal: " + Phase.words(number) + "+";
        case BY_DAYTIME -> "Temporal: " + Word.of(Daytime.class, attribute).title();
        case HAS -> "Attribute: " + whose + "has " + attribute;
        case LACKS -> "Attribute: " + whose + "lacks " + attribute;
        case NO_SUCCESSION -> "Succession: No Succession";
        case NO_TARGET_SUCCESSION -> "Succession: No Target Succession";
        case QUANTITY -> "Quantity: " + number;
        case AFTER -> "";
      };
    }
  }
}
