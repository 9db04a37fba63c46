package dev.runesheet.game.werewolf;

import dev.runesheet.engine.MatchContext;
import dev.runesheet.engine.fact.Attempt;
import dev.runesheet.engine.fact.StatSchema;
import dev.runesheet.game.werewolf.target.Whom;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Makes marks and finds them. */
public final class Marks {

  static final StatSchema NO_STATS = new StatSchema(List.of());

  private static final String IN_FORCE = "force";

  private final MatchContext match;
  private final Map<String, String> words = new LinkedHashMap<>();
  private final MarkType type;
  private final Attempt attempt;

  private Marks(MatchContext match, Attempt attempt, MarkType type) {
    this.match = match;
    this.type = type;
    this.attempt = attempt;
    words.put("type", type.word());
  }

  /** A mark that an attempt makes, with some of its words. */
  public static Marks of(MatchContext match, Attempt attempt, MarkType type, String... about) {
    Marks mark = open(match, attempt, type, about);
    mark.with("source", "" + attempt.getActor());
    return mark.with("by role", attempt.word("role")).lasting(attempt.word("lasts"));
  }

  /** A mark that an attempt makes and others see: it does not say who made it, and by what. */
  public static Marks open(MatchContext match, Attempt attempt, MarkType type, String... about) {
    Marks mark = new Marks(match, attempt, type);
    for (String one : about) {
      mark.with(one, attempt.word(one));
    }
    return mark;
  }

  /** A mark that the game makes. */
  static Marks of(MatchContext match, MarkType type) {
    return new Marks(match, null, type);
  }

  /** Says a word about it; an empty one says nothing. */
  public Marks with(String about, String word) {
    if (!word.isEmpty()) {
      words.put(about, word);
    }
    return this;
  }

  /** Says how long it lasts from now on. */
  Marks lasting(String duration) {
    return with("since", "" + match.state(WolfState.class).phase).with("lasts", duration);
  }

  /** Puts it on the target of the attempt. */
  public void put() {
    on(attempt.getTarget());
    attempt.say("result", Feedback.SUCCESS);
  }

  /** Puts it on who makes the attempt. */
  public void putOnActor() {
    on(attempt.getActor());
    attempt.say("result", Feedback.SUCCESS);
  }

  /** Puts it on a player, or on nobody. */
  Mark on(int player) {
    String name = type.title(words) + (player < 0 ? "" : " of " + Players.name(match, player));
    Mark mark = (Mark) match.create(Mark.KIND, Mark.write(words), name, player, IN_FORCE, NO_STATS);
    match.state(WolfState.class).marks.add(mark.getId());
    RoleType lets = match.book().catalog(WolfCatalog.class).attributes().get(mark.says("name"));
    if (lets != null && type == MarkType.CUSTOM) {
      Roles.bring(match, player, lets, mark);
    }
    return mark;
  }

  /** Something for a player to read, or for all; it takes no part in the game. */
  void told(int player) {
    String name = words.getOrDefault("text", "");
    match.createAside(Mark.KIND, Mark.write(words), name, player, "told", NO_STATS);
  }

  /** All marks in force, oldest first. */
  static List<Mark> all(MatchContext match) {
    List<Mark> all = new ArrayList<>();
    for (int id : match.state(WolfState.class).marks) {
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
      return Marks.all(match).stream()
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
      if (mark.getBearer() == player && sort.has(mark) && mark.says("name", wanted)) {
        return true;
      }
    }
    return false;
  }

  /** True if a word means attributes that come from whoever says it. */
  private static boolean isOwn(String attribute) {
    return attribute.endsWith(":@Self") || attribute.endsWith(":Self");
  }

  private static boolean isNamed(Mark mark, String name) {
    return mark.getType() == MarkType.CUSTOM && mark.says("name", name)
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

  /** True if a word that a mark keeps means a player now; an empty word means everybody. */
  public static boolean means(MatchContext match, Mark mark, String word, int player) {
    return word.isEmpty()
        || Players.isPlayer(match, player)
            && Whom.meant(match, mark.getSource(), word).contains(player);
  }

  /** Ends the marks whose last phase is over. */
  public static void expire(MatchContext match) {
    int phase = match.state(WolfState.class).phase;
    for (Mark mark : all(match)) {
      int since = mark.getSince();
      int further = match.consult(new Lasting(mark.says("lasts"), since)).phases();
      if (further != Phase.NEVER && since + further < phase) {
        match.leavePlay(mark, "ended");
      }
    }
  }

  /** Forgets the numbers of marks that have ended. */
  public static void tidy(MatchContext match) {
    match.state(WolfState.class).marks.removeIf(id -> !match.entity(id).isPresent());
  }
}
