package dev.runesheet.language.strings;

import dev.runesheet.model.diagnostic.Code;
import java.util.List;
import java.util.Locale;
import org.antlr.v4.runtime.Token;

/** From the grammar's tree of a whole column to what it says, with all its checks. */
final class PhraseBuilder extends EffectStringBaseVisitor<Phrase> {

  private static final int SIDES = 6;

  /** What stands before the colon of a die's price. */
  private static final List<String> DIE_COSTS = List.of("g", "g_per_owned_role");

  private final StringChecks checks;
  private final LegBuilder legs;
  private final EventLegBuilder events;

  PhraseBuilder(StringChecks checks) {
    this.checks = checks;
    this.legs = new LegBuilder(checks);
    this.events = new EventLegBuilder(checks);
  }

  @Override
  public Phrase visitPayoutColumn(EffectStringParser.PayoutColumnContext column) {
    return new Phrase.Program(legs.legs(column.legs()));
  }

  @Override
  public Phrase visitPassiveColumn(EffectStringParser.PassiveColumnContext column) {
    return visit(column.passive());
  }

  @Override
  public Phrase visitInPhase(EffectStringParser.InPhaseContext passive) {
    String prefix = passive.phase().getText().toLowerCase(Locale.ROOT);
    for (Moment moment : Moment.values()) {
      if (moment.prefix().equals(prefix)) {
        return new Phrase.Passive(moment, legs.legs(passive.legs()));
      }
    }
    throw new IllegalStateException("phase (" + prefix + ") of the grammar has no moment.");
  }

  @Override
  public Phrase visitInRoll(EffectStringParser.InRollContext passive) {
    return new Phrase.Passive(Moment.DOUBLES, legs.legs(passive.legs()));
  }

  @Override
  public Phrase visitInHarvest(EffectStringParser.InHarvestContext passive) {
    List<Leg> counts = passive.perOwned().stream().<Leg>map(legs::perOwned).toList();
    return new Phrase.Passive(Moment.HARVEST, counts);
  }

  @Override
  public Phrase visitOnMagic(EffectStringParser.OnMagicContext passive) {
    Leg gain = new Leg.Gain(checks.amount(passive.amount(), false));
    return new Phrase.Passive(Moment.MAGIC_GAIN, List.of(gain));
  }

  @Override
  public Phrase visitSetDie(EffectStringParser.SetDieContext set) {
    Phrase.How how = Phrase.How.valueOf(set.dieSetting().getText().toUpperCase(Locale.ROOT));
    int most = how == Phrase.How.TARGET ? SIDES : SIDES - 1;
    int number = checks.number(set.number(), 1, most);
    return new Phrase.SetDie(
        how, number, set.dieCost() == null ? new Phrase.DieCost(0, "") : cost(set.dieCost()));
  }

  /** Gold, or 1 gold for each citizen of a role; the older spellings of that too. */
  private Phrase.DieCost cost(EffectStringParser.DieCostContext cost) {
    if (cost.other != null) {
      checks.unknown(Code.STRING_RESOURCE, cost.other, cost.other.getText(), DIE_COSTS);
      return new Phrase.DieCost(0, "");
    }
    if (cost.resource() != null && !checks.resource(cost.resource()).equals("gold")) {
      checks.error(Code.STRING_RESOURCE, cost.getStart(), cost.resource().getText(), "g");
    }
    if (cost.number() != null) {
      return new Phrase.DieCost(checks.count(cost.number()), "");
    }
    Token word = cost.WORD().getSymbol();
    String role = word.getText().toLowerCase(Locale.ROOT).replaceFirst("^per_owned_", "");
    String plain = role.endsWith("_citizen") ? role.substring(0, role.length() - 8) : role;
    return new Phrase.DieCost(1, checks.known(word, plain, Code.STRING_ROLE, StringWords.ROLES));
  }

  @Override
  public Phrase visitFlagged(EffectStringParser.FlaggedContext passive) {
    EffectStringParser.FlagContext flag = passive.flag();
    Token name = flag.flagName() == null ? flag.getStart() : flag.flagName().getStart();
    return new Phrase.Flag(flag(name));
  }

  private String flag(Token name) {
    return checks.known(name, flagName(name), Code.STRING_FLAG, checks.words().flags());
  }

  /** A flag's name. */
  static String flagName(Token written) {
    return written.getText().toLowerCase(Locale.ROOT);
  }

  @Override
  public Phrase visitRelicColumn(EffectStringParser.RelicColumnContext column) {
    return column.legs() == null
        ? visit(column.relicPassive())
        : new Phrase.Program(legs.legs(column.legs()));
  }

  @Override
  public Phrase visitBuilding(EffectStringParser.BuildingContext passive) {
    EffectStringParser.WhenBuildingContext building = passive.whenBuilding();
    Amount amount = checks.amount(building.amount(), false);
    return building.number() == null
        ? new Phrase.Passive(Moment.BUILD, List.of(new Leg.Gain(amount)))
        : new Phrase.IgnorePips(checks.count(building.number()), amount);
  }

  @Override
  public Phrase visitSlayDiscount(EffectStringParser.SlayDiscountContext discount) {
    return new Phrase.SlayDiscount(
        checks.count(discount.number(0)), checks.count(discount.number(1)));
  }

  @Override
  public Phrase visitCostColumn(EffectStringParser.CostColumnContext column) {
    return new Phrase.Costs(column.countNamed().stream().map(legs::charge).toList());
  }

  @Override
  public Phrase visitRollColumn(EffectStringParser.RollColumnContext column) {
    return column.audienceLegs() == null
        ? new Phrase.Program(List.of(events.visit(column.whenRolled())))
        : new Phrase.Program(events.legs(column.audienceLegs()));
  }

  @Override
  public Phrase visitRevealColumn(EffectStringParser.RevealColumnContext column) {
    return column.audienceLegs() == null
        ? new Phrase.Program(List.of(events.visit(column.whenRevealed())))
        : new Phrase.Program(events.legs(column.audienceLegs()));
  }

  @Override
  public Phrase visitReignColumn(EffectStringParser.ReignColumnContext column) {
    return column.flagName() == null
        ? new Phrase.Passive(Moment.DOUBLES_SETTLED, events.legs(column.audienceLegs()))
        : new Phrase.Grant(flag(column.flagName().getStart()));
  }

  @Override
  public Phrase visitScoreColumn(EffectStringParser.ScoreColumnContext column) {
    String resource =
        column.scored() == null ? "" : column.scored().getText().toLowerCase(Locale.ROOT);
    return new Phrase.Score(
        resource, checks.count(column.number(0)), checks.count(column.number(1)));
  }

  @Override
  public Phrase visitStarterColumn(EffectStringParser.StarterColumnContext column) {
    boolean written = column.getChildCount() > 1;
    boolean twice =
        written && column.getStart().getText().toLowerCase(Locale.ROOT).endsWith("twice");
    return new Phrase.Starter(written, written, twice);
  }
}
