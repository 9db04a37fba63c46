package dev.runesheet.language.strings;

import java.util.List;
import java.util.stream.Collectors;

/** Writes effect strings in their unified form; what it writes is read back as the same. */
public final class EffectStringWriter {

  private static final String JOIN = " + ";

  private final StringWords words;
  private final LegWriter legs;

  /** Creates a writer for the words of a game. */
  public EffectStringWriter(StringWords words) {
    this.words = words;
    this.legs = new LegWriter(words.resources());
  }

  /** A column's text. */
  public String write(Phrase phrase, Column column) {
    if (phrase instanceof Phrase.Program program) {
      String text = joined(program.legs());
      return column == Column.ROLL ? text.replace("banish_center ", "banish_center_") : text;
    }
    if (phrase instanceof Phrase.Passive passive) {
      return column == Column.RELIC ? relic(passive) : passive(passive);
    }
    if (phrase instanceof Phrase.SetDie set) {
      String how = set.how().name().toLowerCase(java.util.Locale.ROOT);
      return "roll.set_one_die " + how + "=" + set.number() + cost(set.cost());
    }
    if (phrase instanceof Phrase.Flag flag) {
      return words.bareFlags().contains(flag.name()) ? flag.name() : "effect.add " + flag.name();
    }
    if (phrase instanceof Phrase.Grant grant) {
      return "grant_all " + grant.name();
    }
    if (phrase instanceof Phrase.Costs costs) {
      return joined(costs.counts());
    }
    if (phrase instanceof Phrase.IgnorePips ignore) {
      return "action.build_domain ignore_requirement "
          + ignore.pips()
          + " or "
          + legs.amount(ignore.otherwise());
    }
    if (phrase instanceof Phrase.SlayDiscount off) {
      return "action.slay_discount magic=" + off.magic() + " strength=" + off.strength();
    }
    if (phrase instanceof Phrase.Score score) {
      String what = score.resource().isEmpty() ? "wild_choose" : "floor_div " + score.resource();
      return what + " " + score.each() + " " + score.victory();
    }
    Phrase.Starter starter = (Phrase.Starter) phrase;
    return starter.twice()
        ? "doubles_or_no_payout_twice"
        : starter.doubles() ? "doubles_or_no_payout" : "";
  }

  private String joined(List<? extends Leg> all) {
    return all.stream().map(legs::write).collect(Collectors.joining(JOIN));
  }

  private String relic(Phrase.Passive passive) {
    return "action.build_domain " + joined(passive.legs());
  }

  private String passive(Phrase.Passive passive) {
    return switch (passive.moment()) {
      case HARVEST ->
          passive.legs().stream()
              .map(leg -> "harvest.gain_per_" + legs.write(leg).substring("count ".length()))
              .collect(Collectors.joining(JOIN));
      case ACTION_START, ACTION_END, HIRE, BUILD, SLAY ->
          passive.moment().prefix()
              + " "
              + passive.legs().stream()
                  .map(leg -> (leg instanceof Leg.Gain ? "gain " : "") + legs.write(leg))
                  .collect(Collectors.joining(JOIN));
      default -> passive.moment().prefix() + " " + joined(passive.legs());
    };
  }

  private static String cost(Phrase.DieCost cost) {
    if (cost.gold() == 0) {
      return "";
    }
    return cost.role().isEmpty()
        ? " cost=g:" + cost.gold()
        : " cost=g_per_owned_role:" + cost.role() + "_citizen";
  }
}
