package dev.runesheet.game.werewolf.change;

import dev.runesheet.game.werewolf.role.RoleAbility;
import dev.runesheet.game.werewolf.role.RoleType;
import dev.runesheet.game.werewolf.role.WolfCatalog;
import dev.runesheet.game.werewolf.state.Detail;
import dev.runesheet.game.werewolf.state.Mark;
import dev.runesheet.game.werewolf.state.MarkType;
import dev.runesheet.game.werewolf.state.Marks;
import dev.runesheet.game.werewolf.state.WolfState;
import dev.runesheet.game.werewolf.word.Duration;
import dev.runesheet.game.werewolf.word.Membership;
import dev.runesheet.game.werewolf.word.Occurrence;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Event;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Gives roles to players and takes them; what a role brings goes with it. */
public final class Roles {

  private static final String LOST = "lost";

  private Roles() {}

  /** Gives a role; its starting abilities are used at once. */
  public static void give(
      MatchContext match, int player, RoleType role, MarkType type, String team, String category) {
    NewMark.of(match, type)
        .with(Detail.NAME, role.name())
        .with(Detail.TEAM, team.isEmpty() ? role.alignment() : team)
        .with(Detail.CATEGORY, category.isEmpty() ? role.category() : category)
        .on(player);
  }

  /** Gives an extra role. */
  public static void grant(MatchContext match, int player, String role) {
    give(
        match,
        player,
        match.book().catalog(WolfCatalog.class).role(role),
        MarkType.EXTRA_ROLE,
        "",
        "");
  }

  /** Takes an extra role; whether the player had it. */
  public static boolean revoke(MatchContext match, int player, String role) {
    boolean had = false;
    for (Mark mark : Marks.of(match, MarkType.EXTRA_ROLE, player)) {
      if (mark.says(Detail.NAME, role)) {
        lose(match, player, mark);
        had = true;
      }
    }
    return had;
  }

  /**
   * Exchanges the role of a player: permanent attributes and the target end, and in groups the
   * player is only a visitor from now on. What extra roles have brought the player stays with them.
   */
  public static void change(MatchContext match, int player, String role) {
    for (Mark mark : Marks.of(match, MarkType.ROLE, player)) {
      lose(match, player, mark);
    }
    List<Mark> kept = ofExtraRoles(match, player);
    for (Mark mark : Marks.all(match)) {
      boolean ends = mark.lasts(Duration.PERMANENT) && !kept.contains(mark);
      if (mark.getBearer() == player && (ends || mark.getType() == MarkType.TARGET)) {
        match.leavePlay(mark, LOST);
      }
    }
    visitGroups(match, player, kept);
    give(match, player, match.book().catalog(WolfCatalog.class).role(role), MarkType.ROLE, "", "");
    match.post(Event.of(Occurrence.PASSIVE.event()));
  }

  private static void visitGroups(MatchContext match, int player, List<Mark> kept) {
    for (Mark mark : Marks.of(match, MarkType.MEMBERSHIP, player)) {
      if (mark.membership() != Membership.VISITOR && !kept.contains(mark)) {
        match.leavePlay(mark, LOST);
        String group = mark.says(Detail.NAME);
        NewMark.of(match, MarkType.MEMBERSHIP)
            .with(Detail.NAME, group)
            .with(Detail.AS, Membership.VISITOR.word())
            .on(player);
      }
    }
  }

  /** The marks that extra roles of a player, and attributes from these, have brought the player. */
  private static List<Mark> ofExtraRoles(MatchContext match, int player) {
    WolfCatalog catalog = match.book().catalog(WolfCatalog.class);
    Set<String> abilities = new HashSet<>();
    Marks.of(match, MarkType.EXTRA_ROLE, player)
        .forEach(role -> catalog.abilities(role).forEach(one -> abilities.add(one.id())));
    List<Mark> brought = new ArrayList<>();
    for (Mark mark : Marks.all(match)) {
      if (mark.getBearer() == player && abilities.contains(Marks.bringer(match, mark))) {
        brought.add(mark);
        catalog.abilities(mark).forEach(one -> abilities.add(one.id()));
      }
    }
    return brought;
  }

  /**
   * Ends a role: with it go what it brought its player for as long as it is held, what attributes
   * from it brought in turn, and what was chosen.
   */
  private static void lose(MatchContext match, int player, Mark role) {
    match.leavePlay(role, LOST);
    Set<String> lost = new HashSet<>(forget(match, player, role));
    for (Mark mark : Marks.all(match)) {
      if (mark.getBearer() == player
          && mark.lasts(Duration.PERMANENT)
          && lost.contains(Marks.bringer(match, mark))) {
        match.leavePlay(mark, LOST);
        lost.addAll(forget(match, player, mark));
      }
    }
  }

  /** The abilities that a player has no more without a mark; their uses are forgotten. */
  private static List<String> forget(MatchContext match, int player, Mark mark) {
    WolfState state = match.state(WolfState.class);
    List<String> lost =
        match.book().catalog(WolfCatalog.class).abilities(mark).stream()
            .filter(ability -> !has(match, player, ability))
            .map(RoleAbility::id)
            .toList();
    for (String ability : lost) {
      state.chosen.removeIf(one -> one.player() == player && one.ability().equals(ability));
      String key = WolfState.key(player, ability) + RoleAbility.PART;
      state.used.keySet().removeIf(one -> (one + RoleAbility.PART).startsWith(key));
    }
    return lost;
  }

  /** True if a player has an ability now by his role or an extra role. */
  public static boolean has(MatchContext match, int player, RoleAbility ability) {
    WolfCatalog catalog = match.book().catalog(WolfCatalog.class);
    for (int id : match.state(WolfState.class).marks) {
      Mark mark = (Mark) match.entity(id);
      if (mark.isPresent()
          && mark.getBearer() == player
          && catalog.abilities(mark).contains(ability)) {
        return true;
      }
    }
    return false;
  }

  /** The abilities that a player has now by his role and extra roles, each once. */
  public static List<RoleAbility> abilities(MatchContext match, int player) {
    return abilities(match.book().catalog(WolfCatalog.class), Marks.all(match), player);
  }

  /** The abilities that some marks give to a player, each once. */
  public static List<RoleAbility> abilities(WolfCatalog catalog, List<Mark> marks, int player) {
    List<RoleAbility> abilities = new ArrayList<>();
    for (Mark mark : marks) {
      if (mark.getBearer() == player) {
        List<RoleAbility> own = catalog.abilities(mark);
        if (!own.isEmpty() && !abilities.contains(own.get(0))) {
          abilities.addAll(own);
        }
      }
    }
    return abilities;
  }
}
