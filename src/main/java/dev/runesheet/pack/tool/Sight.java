package dev.runesheet.pack.tool;

import dev.runesheet.api.Match;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.Happening.Answered;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.PlayerView;
import dev.runesheet.spi.StreamPage;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What a player saw when the last answer of a match was given, and what it let him see, as his
 * stream has it. What lies open later says nothing of that: a card that is turned over with others
 * after somebody chose it in secret is still one of them.
 */
public final class Sight {

  private final Match match;
  private final int player;
  private final BitSet before = new BitSet();
  private final BitSet now = new BitSet();

  /** What came in sight since the answer, and what of it before the phase of the answer ended. */
  private final BitSet revealed = new BitSet();

  private final BitSet atOnce = new BitSet();
  private boolean changed;

  /** The zone of each entity before the answer, and after it. */
  private Map<Integer, String> laid = Map.of();

  private Map<Integer, String> lies = Map.of();

  /** True if the phase of the answer has ended. */
  private boolean over;

  private int cursor;

  /** The sight of a player as a match stands. */
  public Sight(Match match, int player) {
    this.match = match;
    this.player = player;
    goOn();
  }

  /** The sight of an answer, which goes on by itself. */
  Sight(Sight of) {
    this(of.match, of.player, of.cursor);
    laid = of.laid;
    lies = of.lies;
    set(before, of.before);
    set(now, of.now);
    set(revealed, of.revealed);
    set(atOnce, of.atOnce);
    changed = of.changed;
    over = of.over;
  }

  private Sight(Match match, int player, int cursor) {
    this.match = match;
    this.player = player;
    this.cursor = cursor;
  }

  /** Takes in what the player saw since the last time: to be called after each answer. */
  public void goOn() {
    set(before, now);
    revealed.clear();
    atOnce.clear();
    changed = false;
    over = false;
    laid = lies;
    lies = new HashMap<>();
    match.world().entities().forEach(one -> lies.put(one.getId(), one.getZone()));
    goOnWithAnswer();
  }

  /** Takes in what the player saw since the last time as brought about by the same answer. */
  void goOnWithAnswer() {
    StreamPage page = match.happenings(player, cursor);
    cursor = page.next();
    for (Happening one : page.entries()) {
      over |= one instanceof Happening.PhaseEnded;
      changed |= !over && isChange(one);
      took(one);
    }
  }

  private void took(Happening one) {
    if (one instanceof Happening.Began began) {
      look(began.view());
    } else if (one instanceof Happening.Undone undone) {
      look(undone.view());
    } else if (one instanceof Happening.Concealed concealed) {
      now.clear(concealed.entity());
    } else if (one instanceof Happening.Revealed seen) {
      now.set(seen.entity().id());
      revealed.set(seen.entity().id());
      atOnce.set(seen.entity().id(), !over);
    }
  }

  /** True if the phase of the answer has ended: what comes then was not brought about by it. */
  boolean isOver() {
    return over;
  }

  /** False of what every answer brings about, whatever it was. */
  private static boolean isChange(Happening one) {
    return !(one instanceof Happening.Began
        || one instanceof Happening.Activated
        || one instanceof Happening.Asked
        || one instanceof Answered);
  }

  private void look(PlayerView view) {
    now.clear();
    view.entities().forEach(seen -> now.set(seen.id()));
  }

  private static void set(BitSet to, BitSet from) {
    to.clear();
    to.or(from);
  }

  /** True if the player saw something change by the last answer, before its phase ended. */
  public boolean sawChange() {
    return changed;
  }

  /** True if the last answer let the player see an entity that he did not see before it. */
  public boolean hasShown(int entity) {
    return atOnce.get(entity) && !before.get(entity);
  }

  /**
   * True if the player may know the last answer: it is his own; or it was not given together with
   * those of others, and he saw all that it names, or it showed that, such as a card that was
   * played, and nothing that it could have named instead.
   */
  public boolean knows(Answered answer) {
    if (answer.decision().player() == player) {
      return true;
    }
    if (answer.together()) {
      return false;
    }
    BitSet hidden = hidden(answer.option());
    if (hidden.isEmpty()) {
      return true;
    }
    BitSet shown = new BitSet();
    answer.decision().options().forEach(option -> shown.or(hidden(option)));
    shown.and(revealed);
    BitSet missing = (BitSet) hidden.clone();
    missing.andNot(atOnce);
    return missing.isEmpty() && shown.equals(hidden);
  }

  /**
   * True if the player saw before an answer all that could have been named by it, and all that lay
   * in the same zones: that a card there could not be named would tell of it, too.
   */
  public boolean sawAll(Answered answer) {
    Set<String> zones =
        answer.decision().options().stream()
            .flatMap(option -> option.action().entities().stream())
            .map(laid::get)
            .collect(Collectors.toSet());
    return answer.decision().options().stream().allMatch(option -> hidden(option).isEmpty())
        && laid.entrySet().stream()
            .noneMatch(one -> zones.contains(one.getValue()) && !before.get(one.getKey()));
  }

  /** The entities that an option names and the player did not see before the answer. */
  private BitSet hidden(Option option) {
    BitSet named = new BitSet();
    option.action().entities().forEach(named::set);
    named.andNot(before);
    return named;
  }
}
