package dev.runesheet.language.strings;

import static dev.runesheet.language.strings.Kit.OWNER;
import static dev.runesheet.language.strings.Kit.TARGET;

import dev.runesheet.model.Condition;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Selector.Role;
import dev.runesheet.model.Step;
import dev.runesheet.model.Step.Asking;
import dev.runesheet.model.Value;
import java.util.ArrayList;
import java.util.List;

/** What the parts of payouts are in the effect model. */
final class LegLowering {

  /** Resources of which a player may choose one where a string says {@code wild}. */
  static final List<String> WILD = List.of("gold", "strength", "magic");

  /** Resources that can be chosen only where players sail. */
  private static final List<String> AT_SEA = List.of("maps");

  /** Whether players sail in this match. */
  static final Condition SAILS = Kit.atLeast(OWNER, "sails", 1);

  static final String CHOOSE = "choose";
  static final String CHOOSE_PLAYER = "choose player";
  static final String CHOOSE_CARD = "choose owned card";

  private final Kit kit;
  private final Column column;

  LegLowering(Kit kit, Column column) {
    this.kit = kit;
    this.column = column;
  }

  /** All parts, one after the other. */
  List<Step> steps(List<Leg> legs) {
    List<Step> steps = new ArrayList<>();
    boolean alone = legs.size() == 1;
    for (Leg leg : legs) {
      steps.add(step(leg, alone));
    }
    return steps;
  }

  /** One part; whether it is the only one of its string. */
  Step step(Leg leg, boolean alone) {
    if (leg instanceof Leg.Gain gain) {
      return kit.change(OWNER, gain.amount());
    }
    if (leg instanceof Leg.Count count) {
      return count(count.counted(), count.each());
    }
    if (leg instanceof Leg.Exchange exchange) {
      return exchange(exchange, alone && column.inHarvest());
    }
    if (leg instanceof Leg.Steal steal) {
      return steal(steal);
    }
    if (leg instanceof Leg.Choose choose) {
      return choose(choose.options());
    }
    if (leg instanceof Leg.Key key) {
      return key(key.word());
    }
    return leg instanceof Leg.Convert || leg instanceof Leg.TakeFrom || leg instanceof Leg.PayTo
        ? trade(leg)
        : new CardLowering(kit).step(leg);
  }

  private Step count(Counted counted, Amount each) {
    return kit.act(
        "gain",
        OWNER,
        Kit.word(each.resource()),
        Kit.each(Groups.count(counted, OWNER), each.number()));
  }

  /** A lone option is taken at once where payouts and rewards are worked off. */
  private Asking asking() {
    return column.inHarvest() || column == Column.REWARD ? Asking.UNLESS_ALONE : Asking.ALWAYS;
  }

  private Step choose(List<Option> options) {
    boolean domains = options.size() == 1 && options.get(0) instanceof Option.OfDomains;
    String prompt = column == Column.PASSIVE ? "domain choose resource" : CHOOSE;
    List<Step.Leg> legs = options.stream().map(this::leg).toList();
    return domains
        ? kit.choose(OWNER, "choose domain reward", Asking.ALWAYS, legs)
        : kit.choose(OWNER, prompt, asking(), legs);
  }

  private Step.Leg leg(Option option) {
    if (option instanceof Option.OfAmount of) {
      if (of.amount().resource().equals(StringWords.TOMES)) {
        return slots(StringWords.TOME, of.amount().number());
      }
      Step.Leg leg =
          new Step.Leg("+" + kit.letters(of.amount()), List.of(kit.gain(OWNER, of.amount())));
      return AT_SEA.contains(of.amount().resource()) ? leg.onlyWhen(SAILS) : leg;
    }
    if (option instanceof Option.OfCount of) {
      String each = "count:" + name(of.counted()) + "*" + kit.letters(of.each());
      return new Step.Leg(each, List.of(count(of.counted(), of.each())));
    }
    if (option instanceof Option.OfCitizens of) {
      List<Step> taken = new ArrayList<>(List.of(kit.act("take-card", OWNER, TARGET)));
      List<String> extras = new ArrayList<>();
      for (Amount extra : of.extras()) {
        taken.add(kit.gain(OWNER, extra));
        extras.add("+" + kit.letters(extra));
      }
      return Step.Leg.each(String.join("", extras), Groups.centre(of.where()), taken);
    }
    if (option instanceof Option.OfPicks picks) {
      Selector.Group citizens = Groups.centre(List.of());
      Step pick = kit.pick(OWNER, CHOOSE, asking(), citizens, kit.act("take-card", OWNER, TARGET));
      return new Step.Leg("citizens*" + picks.times(), repeated(pick, picks.times()))
          .onlyWhen(Kit.some(citizens));
    }
    if (option instanceof Option.OfDomains) {
      Selector.Group domains = Kit.group(Groups.CENTRE_DOMAINS);
      return Step.Leg.each("", domains, List.of(kit.act("take-card", OWNER, TARGET)));
    }
    return slots(option instanceof Option.OfNoble ? "noble" : "goods", 1);
  }

  /** A way for each piece in the slots of the harbour, if it is in the game; then the others. */
  private Step.Leg slots(String what, int times) {
    Selector.Group group = Kit.group(what + Groups.SLOTS);
    Step take = kit.act("take-card", OWNER, TARGET);
    List<Step> taken = new ArrayList<>(List.of(take));
    for (int more = 1; more < times; more++) {
      taken.add(kit.pick(OWNER, CHOOSE, asking(), group, take));
    }
    return Step.Leg.each(what, group, taken);
  }

  private static List<Step> repeated(Step step, int times) {
    return java.util.Collections.nCopies(times, step);
  }

  private static String name(Counted counted) {
    return counted.name().isEmpty()
        ? counted.what().name().toLowerCase(java.util.Locale.ROOT)
        : counted.name();
  }

  private Step exchange(Leg.Exchange exchange, boolean asked) {
    Side pay = exchange.pay();
    Side gain = exchange.gain();
    if (pay.wild()) {
      return gain.wild() ? wildForWild(pay.number(), gain.number()) : wildFor(pay.number(), gain);
    }
    Amount price = new Amount(pay.resource(), pay.number());
    if (gain.wild()) {
      List<Step.Leg> ways = new ArrayList<>();
      for (String resource : WILD) {
        List<Step> way = paid(price, new Amount(resource, gain.number()));
        ways.add(new Step.Leg("gain " + kit.letter(resource), way));
      }
      Step choice = kit.choose(OWNER, "harvest wild gain exchange", Asking.OPTIONAL, ways);
      return kit.when(Kit.has(OWNER, price), List.of(choice));
    }
    Amount reward = new Amount(gain.resource(), gain.number());
    return asked ? offered("harvest exchange", price, reward) : paidStep(price, reward);
  }

  private Step wildFor(int number, Side gain) {
    List<Step.Leg> ways = new ArrayList<>();
    for (String resource : WILD) {
      Amount price = new Amount(resource, number);
      List<Step> way = paid(price, new Amount(gain.resource(), gain.number()));
      ways.add(new Step.Leg("pay " + kit.letter(resource), way).onlyWhen(Kit.has(OWNER, price)));
    }
    String prompt = "harvest wild cost exchange";
    return kit.when(
        Kit.hasAny(OWNER, number), List.of(kit.choose(OWNER, prompt, Asking.OPTIONAL, ways)));
  }

  private Step wildForWild(int paid, int gained) {
    List<Step.Leg> gains = new ArrayList<>();
    for (String resource : WILD) {
      Step gain = kit.gain(OWNER, new Amount(resource, gained));
      gains.add(new Step.Leg("gain " + kit.letter(resource), List.of(gain)));
    }
    Step second = kit.choose(OWNER, "relic wild exchange", Asking.ALWAYS, gains);
    List<Step.Leg> ways = new ArrayList<>();
    for (String resource : WILD) {
      Amount price = new Amount(resource, paid);
      List<Step> way = List.of(kit.lose(OWNER, price), second);
      ways.add(new Step.Leg("pay " + kit.letter(resource), way).onlyWhen(Kit.has(OWNER, price)));
    }
    return kit.choose(OWNER, "relic wild exchange", Asking.ALWAYS, ways);
  }

  /** Pays and gains if it can still be paid; otherwise nothing happens. */
  private Step paidStep(Amount price, Amount reward) {
    return kit.when(
        Kit.has(OWNER, price), List.of(kit.lose(OWNER, price), kit.gain(OWNER, reward)));
  }

  private List<Step> paid(Amount price, Amount reward) {
    return List.of(paidStep(price, reward));
  }

  /** Asks whether to pay, if it can be paid now; looks again when the answer comes. */
  private Step offered(String prompt, Amount price, Amount reward) {
    Step choice =
        kit.choose(OWNER, prompt, Asking.OPTIONAL, new Step.Leg("take", paid(price, reward)));
    return kit.when(Kit.has(OWNER, price), List.of(choice));
  }

  private Step steal(Leg.Steal steal) {
    List<Step.Leg> ways = new ArrayList<>();
    for (Amount amount : steal.amounts()) {
      List<Step> robbed = new ArrayList<>(List.of(move(TARGET, OWNER, amount)));
      if (steal.victimVictory() > 0) {
        robbed.add(kit.gain(TARGET, new Amount("victory", steal.victimVictory())));
      }
      ways.add(new Step.Leg(kit.letters(amount), robbed));
    }
    List<Step> robbed =
        ways.size() == 1
            ? ways.get(0).body()
            : List.of(kit.choose(OWNER, "harvest steal", Asking.ALWAYS, ways));
    return kit.pick(OWNER, "harvest steal", Asking.ALWAYS, robbed(), robbed.toArray(Step[]::new));
  }

  /** The players from whom something can be taken, of those who fulfil further conditions. */
  static Selector.Group robbed(Condition... where) {
    List<Condition> all = new ArrayList<>(List.of(CardLowering.NOT_IMMUNE));
    all.addAll(List.of(where));
    return new Selector.Group(Groups.AWAKE_OTHERS, all);
  }

  private Step move(Role from, Role to, Amount amount) {
    Value number = Value.of(amount.number());
    return kit.act("move-resource", from, to, Kit.word(amount.resource()), number);
  }

  private Step trade(Leg leg) {
    if (leg instanceof Leg.Convert convert) {
      return convert.optional()
          ? offered("domain self convert", convert.pay(), convert.gain())
          : paidStep(convert.pay(), convert.gain());
    }
    if (leg instanceof Leg.TakeFrom take) {
      Selector.Group rich = robbed(Kit.has(TARGET, take.amount()));
      return kit.pick(
          OWNER, CHOOSE_PLAYER, asking(take.optional()), rich, move(TARGET, OWNER, take.amount()));
    }
    Leg.PayTo pay = (Leg.PayTo) leg;
    List<Step> paid = new ArrayList<>(List.of(move(OWNER, TARGET, pay.pay())));
    pay.gain().ifPresent(gain -> paid.add(kit.gain(OWNER, gain)));
    boolean mayDecline =
        pay.optional() || pay.gain().filter(gain -> gain.resource().equals("victory")).isPresent();
    Step chosen =
        kit.pick(
            OWNER,
            CHOOSE_PLAYER,
            asking(mayDecline),
            Kit.group(Groups.OTHERS),
            kit.when(Kit.has(OWNER, pay.pay()), paid));
    return kit.when(Kit.has(OWNER, pay.pay()), List.of(chosen));
  }

  static Asking asking(boolean optional) {
    return optional ? Asking.OPTIONAL : Asking.ALWAYS;
  }

  /** A word that is an effect by itself. */
  private Step key(String word) {
    return switch (word) {
      case Keys.SLAY -> column.inHarvest() ? kit.act("queue-slay") : kit.perform(Shared.SLAY);
      case Keys.RECRUIT -> kit.perform(Shared.RECRUIT);
      case Keys.BUILD -> kit.perform(Shared.BUILD);
      case Keys.SAIL -> kit.perform(Shared.SAIL);
      case Keys.REFRESH_TOMES -> kit.forEach(Kit.group("tomes"), kit.act("turn-up", TARGET));
      case Keys.GAIN_POOL ->
          kit.act("gain", OWNER, Kit.word("gold"), Kit.stat(Kit.SELF, "gold pool"));
      default -> new CardLowering(kit).key(word);
    };
  }
}
