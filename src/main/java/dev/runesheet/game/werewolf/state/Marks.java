package dev.runesheet.game.werewolf.state;

import dev.runesheet.game.werewolf.word.AttributeSort;
import dev.runesheet.spi.MatchContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/** The marks in force. */
public final class Marks {

  private Marks() {}

  /** All marks in force, oldest first. */
  public static List<Mark> all(MatchContext match) {
    List<Integer> marks = match.state(WolfState.class).marks;
    List<Mark> all = new ArrayList<>(marks.size());
    for (int id : marks) {
      Mark mark = (Mark) match.entity(id);
      if (mark.isPresent()) {
        all.add(mark);
      }
    }
    return all;
  }

  /** The marks of a type in force, oldest first. */
  public static List<Mark> of(MatchContext match, MarkType type, int bearer) {
    List<Mark> found = new ArrayList<>();
    for (int id : match.state(WolfState.class).marks) {
      Mark mark = (Mark) match.entity(id);
      if (mark.isPresent() && mark.getBearer() == bearer && mark.getType() == type) {
        found.add(mark);
      }
    }
    return found;
  }

  /** The latest mark of a type; null if there is none. */
  public static Mark latest(MatchContext match, MarkType type, int bearer) {
    List<Mark> all = of(match, type, bearer);
    return all.isEmpty() ? null : all.get(all.size() - 1);
  }

  /** The id of the bearer's own ability that has brought a mark; empty if none has. */
  public static String bringer(MatchContext match, Mark mark) {
    if (mark.getType() == MarkType.MEMBERSHIP) {
      return match.state(WolfState.class).joined.getOrDefault(mark.getId(), "");
    }
    return mark.getSource() == mark.getBearer() ? mark.says(Detail.BY_ROLE) : "";
  }

  /** True if a player has an attribute, is in a group, or has a role, as abilities ask for it. */
  public static boolean has(MatchContext match, int player, String attribute) {
    return has(match, player, attribute, -1);
  }

  /**
   * The same for somebody who asks: {@code Poison:@Self} is what he has applied himself.
   *
   * @param asker who asks; -1 if nobody does
   */
  public static boolean has(MatchContext match, int player, String attribute, int asker) {
    if (isOwn(attribute)) {
      return all(match).stream()
          .filter(mark -> mark.getBearer() == player && mark.getSource() == asker)
          .anyMatch(mark -> isNamed(mark, attribute.substring(0, attribute.indexOf(':'))));
    }
    String[] parts = attribute.split(":", 2);
    String wanted = parts[parts.length - 1];
    AttributeSort sort = AttributeSort.of(parts.length == 1 ? "" : parts[0]);
    Optional<StandardAttribute> standard = StandardAttribute.of(attribute);
    for (Mark mark : all(match)) {
      if (mark.getBearer() == player && standard.filter(one -> one.is(mark)).isPresent()) {
        return true;
      }
      if (mark.getBearer() == player
          && isOf(sort, mark.getType())
          && mark.says(Detail.NAME, wanted)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isOf(AttributeSort sort, MarkType type) {
    return switch (sort) {
      case PLAIN -> type == MarkType.CUSTOM || type == MarkType.EXTRA_ROLE;
      case MEMBERSHIP -> type == MarkType.MEMBERSHIP;
      case ROLE -> type.isRole();
      case CUSTOM -> type == MarkType.CUSTOM;
    };
  }

  /** True if a word means attributes that come from whoever says it. */
  private static boolean isOwn(String attribute) {
    return attribute.endsWith(":@Self") || attribute.endsWith(":Self");
  }

  private static boolean isNamed(Mark mark, String name) {
    return mark.getType() == MarkType.CUSTOM && mark.says(Detail.NAME, name)
        || StandardAttribute.of(name).filter(one -> one.is(mark)).isPresent();
  }

  /** Ends the attributes of a player that a word of somebody means; whether there were some. */
  public static boolean remove(MatchContext match, int player, String attribute, int remover) {
    String name = isOwn(attribute) ? attribute.substring(0, attribute.indexOf(':')) : attribute;
    boolean found = false;
    for (Mark mark : all(match)) {
      boolean meant = !isOwn(attribute) || mark.getSource() == remover;
      if (meant && mark.getBearer() == player && isNamed(mark, name)) {
        match.leavePlay(mark, "ended");
        found = true;
      }
    }
    return found;
  }

  /**
   * The roles, memberships and attributes of role texts that players bear until something else ends
   * them, in words: another of the same adds nothing, so that repeating something is no change.
   */
  public static SortedSet<String> standing(MatchContext match) {
    SortedSet<String> standing = new TreeSet<>();
    for (Mark mark : all(match)) {
      boolean ends = mark.duration().flatMap(Lasting.Ending::of).isPresent();
      if (mark.getType().changesSides() && !ends) {
        String as = mark.says(Detail.TEAM) + mark.says(Detail.AS);
        standing.add(
            String.join(
                " ", "" + mark.getBearer(), mark.getType().word(), mark.says(Detail.NAME), as));
      }
    }
    return standing;
  }

  /** Ends the marks whose last phase is over. */
  public static void expire(MatchContext match) {
    int phase = match.state(WolfState.class).phase;
    for (Mark mark : all(match)) {
      int since = mark.getSince();
      mark.duration()
          .flatMap(Lasting.Ending::of)
          .map(duration -> match.consult(new Lasting(duration, since)).phases())
          .filter(further -> further < phase - since)
          .ifPresent(over -> match.leavePlay(mark, "ended"));
    }
  }

  /** Forgets the numbers of marks that have ended. */
  public static void tidy(MatchContext match) {
    WolfState state = match.state(WolfState.class);
    state.marks.removeIf(id -> !match.entity(id).isPresent());
    state.joined.keySet().retainAll(state.marks);
  }
}
