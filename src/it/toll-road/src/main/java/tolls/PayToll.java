package tolls;

import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.engine.verb.AddStat;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;
import dev.runesheet.spelling.Word;

/** The verb that lets a traveller's player pay the toll that the table decides. */
@Verb(
    name = "pay-toll",
    says = "pay {share} of the toll of {target}",
    doc = "The target's owner pays a share of the toll that the table of tolls decides.",
    changes = Verb.Change.STAT)
public final class PayToll {

  /** How much of a toll is paid; authors write {@code all} or {@code half}. */
  public enum Share implements Word {
    ALL,
    HALF
  }

  private PayToll() {}

  /** Does it. */
  public static void perform(
      Reaction reaction,
      @Param(value = "target", doc = "who crosses the bridge") Entity target,
      @Param(value = "share", doc = "how much of it") Share share) {
    reaction.called(target, share);
    Toll.Rank rank = Word.of(Toll.Rank.class, target.wordOf("rank"));
    Toll toll = reaction.consult(new Toll(rank, (int) target.stat("sacks")));
    Entity owner = reaction.changes().player(target.getController());
    int due = share == Share.HALF ? toll.due().copper() / 2 : toll.due().copper();
    AddStat.perform(reaction, owner, "copper", -due);
  }
}
