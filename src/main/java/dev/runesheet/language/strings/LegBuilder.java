package dev.runesheet.language.strings;

import dev.runesheet.language.strings.Counted.What;
import dev.runesheet.model.diagnostic.Code;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.tree.TerminalNode;

/** From the grammar's tree of a payout's part to the part, with all its checks. */
final class LegBuilder extends EffectStringBaseVisitor<Leg> {

  private final StringChecks checks;

  LegBuilder(StringChecks checks) {
    this.checks = checks;
  }

  List<Leg> legs(EffectStringParser.LegsContext legs) {
    return legs.leg().stream().map(this::visit).toList();
  }

  @Override
  public Leg visitGain(EffectStringParser.GainContext gain) {
    return new Leg.Gain(checks.amount(gain.amount(), true));
  }

  @Override
  public Leg visitCount(EffectStringParser.CountContext count) {
    return new Leg.Count(counted(count.counted()), checks.amount(count.amount(), false));
  }

  /** What a card costs besides, for each of a name. */
  Leg.Count charge(EffectStringParser.CountNamedContext count) {
    return new Leg.Count(
        named(count.NAMED().getText(), count.name()), checks.charge(count.amount()));
  }

  Leg.Count perOwned(EffectStringParser.PerOwnedContext owned) {
    String text = owned.PER_OWNED().getText().toLowerCase(Locale.ROOT);
    String kind = text.substring(text.indexOf("owned_"));
    return new Leg.Count(named(kind, owned.name()), checks.amount(owned.amount(), false));
  }

  private Counted counted(EffectStringParser.CountedContext counted) {
    if (counted instanceof EffectStringParser.PipsContext pips) {
      return new Counted(What.PIPS, after(pips.PIPS(), "owned_"));
    }
    if (counted instanceof EffectStringParser.CardsContext cards) {
      String kind = after(cards.CARDS(), "owned_").toUpperCase(Locale.ROOT);
      return new Counted(What.valueOf(kind), "");
    }
    if (counted instanceof EffectStringParser.NamedContext named) {
      return named(named.NAMED().getText(), named.name());
    }
    if (counted instanceof EffectStringParser.AreaContext area) {
      return new Counted(What.AREA, area(area.name()));
    }
    EffectStringParser.TypeContext type = (EffectStringParser.TypeContext) counted;
    return new Counted(What.TYPE, type(type.name()));
  }

  private Counted named(String kind, EffectStringParser.NameContext name) {
    StringWords words = checks.words();
    return switch (kind.toLowerCase(Locale.ROOT)) {
      case "owned_citizen_name" ->
          new Counted(What.CITIZENS_NAMED, checks.name(name, Code.STRING_NAME, words.citizens()));
      case "owned_starter_name" ->
          new Counted(What.STARTERS_NAMED, checks.name(name, Code.STRING_NAME, words.starters()));
      default ->
          new Counted(What.MONSTERS_NAMED, checks.name(name, Code.STRING_NAME, words.monsters()));
    };
  }

  /** Areas are told apart by case as well. */
  private String area(EffectStringParser.NameContext name) {
    String plain = StringChecks.plain(name.getText());
    if (!checks.words().areas().contains(plain)) {
      checks.unknown(Code.STRING_AREA, name.getStart(), plain, checks.words().areas());
    }
    return plain;
  }

  private String type(EffectStringParser.NameContext name) {
    return checks.name(name, Code.STRING_TYPE, checks.words().types());
  }

  @Override
  public Leg visitExchange(EffectStringParser.ExchangeContext exchange) {
    return new Leg.Exchange(side(exchange.side(0)), side(exchange.side(1)));
  }

  private Side side(EffectStringParser.SideContext side) {
    String resource = side.resource() == null ? "" : checks.resource(side.resource());
    return new Side(resource, checks.count(side.number()));
  }

  @Override
  public Leg visitSteal(EffectStringParser.StealContext steal) {
    List<Amount> amounts = steal.amount().stream().map(one -> checks.amount(one, false)).toList();
    return new Leg.Steal(amounts, steal.number() == null ? 0 : checks.count(steal.number()));
  }

  @Override
  public Leg visitChoice(EffectStringParser.ChoiceContext choice) {
    List<Option> options = new ArrayList<>();
    Set<Option> seen = new HashSet<>();
    for (EffectStringParser.OptionContext written : choice.option()) {
      Option option = option(written);
      if (!seen.add(option)) {
        checks.error(
            Code.STRING_CHOICE, written.getStart(), written.getText(), "something else, as well");
      }
      options.add(option);
    }
    boolean alone =
        options.size() == 1
            && options.get(0) instanceof Option.OfAmount one
            && !one.amount().resource().equals(StringWords.TOMES);
    if (alone || options.size() == 1 && options.get(0) instanceof Option.OfCount) {
      checks.error(
          Code.STRING_CHOICE, choice.getStart(), choice.option(0).getText(), "a second thing");
    }
    return new Leg.Choose(options);
  }

  private Option option(EffectStringParser.OptionContext option) {
    return option.bracket() == null
        ? new Option.OfAmount(checks.amount(option.amount(), false))
        : bracket(option.bracket());
  }

  /** A bracket by itself is a choice of its cards. */
  @Override
  public Leg visitBare(EffectStringParser.BareContext bare) {
    Option option = bracket(bare.bracket());
    if (option instanceof Option.OfCount count) {
      return new Leg.Count(count.counted(), count.each());
    }
    return new Leg.Choose(List.of(option));
  }

  private Option bracket(EffectStringParser.BracketContext bracket) {
    if (bracket instanceof EffectStringParser.CitizensContext citizens) {
      if (citizens.number() != null) {
        return new Option.OfPicks(checks.count(citizens.number()));
      }
      List<Clause> where =
          citizens.where() == null ? List.of() : clauses(citizens.where().clause());
      return new Option.OfCitizens(
          where, citizens.amount().stream().map(one -> checks.amount(one, false)).toList());
    }
    if (bracket instanceof EffectStringParser.CountLegContext count) {
      return new Option.OfCount(counted(count.counted()), checks.amount(count.amount(), false));
    }
    if (bracket instanceof EffectStringParser.NobleContext) {
      return new Option.OfNoble();
    }
    return bracket instanceof EffectStringParser.GoodsContext
        ? new Option.OfGoods()
        : new Option.OfDomains();
  }

  private List<Clause> clauses(List<EffectStringParser.ClauseContext> written) {
    return written.stream().map(this::clause).toList();
  }

  private Clause clause(EffectStringParser.ClauseContext written) {
    String field =
        checks.known(
            written.field().getStart(),
            written.field().getText(),
            Code.STRING_FIELD,
            StringWords.FIELDS);
    String sign = written.relation().getText();
    Clause.Relation relation =
        java.util.Arrays.stream(Clause.Relation.values())
            .filter(one -> one.sign().equals(sign.equals("=") ? "==" : sign))
            .findFirst()
            .orElseThrow();
    boolean word = field.equals(Clause.NAME) || field.equals(Clause.ROLE);
    ParserRuleContext value = written.name() == null ? written.number() : written.name();
    if (word != (written.name() != null)) {
      if (StringWords.FIELDS.contains(field)) {
        checks.error(
            word ? Code.STRING_SYNTAX : Code.STRING_NUMBER,
            value.getStart(),
            value.getText(),
            word ? "a word after " + field : "a number after " + field);
      }
      return Clause.number(field, relation, 0);
    }
    if (!word) {
      return Clause.number(
          field, relation, checks.number(written.number(), 0, StringChecks.LARGEST));
    }
    if (relation != Clause.Relation.EQUAL) {
      checks.error(Code.STRING_FIELD, written.relation().getStart(), sign, "==");
    }
    return Clause.word(
        field,
        field.equals(Clause.ROLE)
            ? checks.name(value, Code.STRING_ROLE, StringWords.ROLES)
            : checks.name(value, Code.STRING_NAME, checks.words().citizens()));
  }

  @Override
  public Leg visitKey(EffectStringParser.KeyContext key) {
    return new Leg.Key(key.KEY().getText().toLowerCase(Locale.ROOT));
  }

  @Override
  public Leg visitFlipCard(EffectStringParser.FlipCardContext flip) {
    String verb = flip.flip().getStart().getText().toLowerCase(Locale.ROOT);
    return new Leg.Flip(verb.substring(verb.lastIndexOf('_') + 1), optional(flip.flip()));
  }

  @Override
  public Leg visitBanishCentre(EffectStringParser.BanishCentreContext banish) {
    String type = banish.name() == null ? "" : type(banish.name());
    String kind = banish.centre().getText().toLowerCase(Locale.ROOT);
    if (!type.isEmpty() && !kind.equals("monster")) {
      checks.error(
          Code.STRING_SETTING, banish.name().getStart(), "type=" + type, "no type but of monsters");
    }
    return new Leg.BanishCentre(kind, type, optional(banish));
  }

  @Override
  public Leg visitBanishOwned(EffectStringParser.BanishOwnedContext banish) {
    return new Leg.BanishOwned(kind(banish.owned()), optional(banish));
  }

  @Override
  public Leg visitStealCitizen(EffectStringParser.StealCitizenContext steal) {
    return new Leg.StealCitizen(clauses(steal.clause()));
  }

  @Override
  public Leg visitTakeOwned(EffectStringParser.TakeOwnedContext take) {
    boolean toStack = false;
    int victory = 0;
    Set<String> given = new HashSet<>();
    for (EffectStringParser.TakeEndContext end : take.takeEnd()) {
      if (!given.add(end.getStart().getText().toLowerCase(Locale.ROOT))) {
        twice(end);
      }
      if (end.number() != null) {
        victory = checks.count(end.number());
      } else {
        toStack = end.getStop().getText().equalsIgnoreCase("stack");
      }
    }
    return new Leg.TakeOwned(kind(take.owned()), optional(take), toStack, victory);
  }

  private void twice(ParserRuleContext setting) {
    checks.error(Code.STRING_SETTING, setting.getStart(), setting.getText(), "each key once");
  }

  @Override
  public Leg visitReturnOwned(EffectStringParser.ReturnOwnedContext back) {
    return new Leg.ReturnOwned(
        kind(back.owned()), checks.amount(back.amount(), false), optional(back));
  }

  @Override
  public Leg visitHarden(EffectStringParser.HardenContext harden) {
    return new Leg.Harden(checks.count(harden.number()));
  }

  @Override
  public Leg visitConvert(EffectStringParser.ConvertContext convert) {
    return new Leg.Convert(
        checks.amount(convert.amount(0), false),
        checks.amount(convert.amount(1), false),
        optional(convert));
  }

  @Override
  public Leg visitTakeFrom(EffectStringParser.TakeFromContext take) {
    return new Leg.TakeFrom(checks.amount(take.amount(), false), optional(take));
  }

  @Override
  public Leg visitPayTo(EffectStringParser.PayToContext pay) {
    Optional<Amount> gain =
        Optional.ofNullable(pay.amount(1)).map(one -> checks.amount(one, false));
    return new Leg.PayTo(checks.amount(pay.amount(0), false), gain, optional(pay));
  }

  @Override
  public Leg visitManipulate(EffectStringParser.ManipulateContext written) {
    return new SettingReader(checks, written).leg();
  }

  private static String kind(EffectStringParser.OwnedContext owned) {
    return owned.getText().toLowerCase(Locale.ROOT);
  }

  private static String after(TerminalNode token, String prefix) {
    return token.getText().toLowerCase(Locale.ROOT).substring(prefix.length());
  }

  /** Whether the word {@code optional} stands there. */
  private static boolean optional(ParserRuleContext written) {
    return written.children.stream().anyMatch(one -> one.getText().equalsIgnoreCase("optional"));
  }
}
