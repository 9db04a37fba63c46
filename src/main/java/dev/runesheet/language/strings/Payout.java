package dev.runesheet.language.strings;

import dev.runesheet.game.valeria.word.Resource;
import dev.runesheet.game.valeria.word.ValeriaScope;
import dev.runesheet.language.strings.WrittenAs.Use;
import dev.runesheet.language.strings.syntax.Checked;
import dev.runesheet.language.strings.syntax.StringCode;
import dev.runesheet.language.strings.words.Said;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Selector.Role;
import dev.runesheet.model.Step;
import dev.runesheet.model.Step.Asking;
import dev.runesheet.spelling.Series;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Payouts: what a player gains, pays, takes and chooses. */
public sealed interface Payout extends Part {

  /** Gains, or pays if negative. */
  @WrittenAs(
      value = "{amount:signed}",
      older = {"gain {amount:signed}", "manipulate_resources (mode=gain gain={amount})"})
  @WrittenAs(
      in = Use.GAINING,
      value = "gain {amount:signed}",
      older = {"{amount:signed}", "manipulate_resources (mode=gain gain={amount})"})
  record Gain(Amount amount) implements Payout {

    private boolean pays() {
      return amount.number() < 0;
    }

    @Override
    public Step step(StepBuilder in) {
      return pays()
          ? in.lose(Role.OWNER, new Amount(amount.resource(), -amount.number()))
          : in.gain(Role.OWNER, amount);
    }

    @Override
    public Optional<Object> together() {
      return Optional.of(pays());
    }

    @Override
    public String say(List<Part> all, PartWording in) {
      List<Amount> amounts = all.stream().map(part -> ((Gain) part).amount).toList();
      // Who cannot pay does not use agents and relics; what stands before may cost the same.
      boolean used = in.column() == Column.ENGAGE || in.column() == Column.RELIC;
      boolean whole = used && !in.spent();
      return (pays() ? "pay " : "gain ")
          + Series.and(AmountWords.total(amounts))
          + (pays() && !whole ? ", as far as there is" : "");
    }
  }

  /** Gains for each of something. */
  @WrittenAs(value = "count {counted} {each}", older = "<count {counted} {each}>")
  @WrittenAs(
      in = Use.HARVEST,
      value = {
        "harvest.gain_per_owned_citizen_name {counted:citizen} {each}",
        "harvest.gain_per_owned_starter_name {counted:starter} {each}"
      })
  @WrittenAs(in = Use.COST, value = "count {counted:named} {each:paid}")
  record Count(CountedThings counted, Amount each) implements Payout {
    @Override
    public Step step(StepBuilder in) {
      return in.gainEach(Role.OWNER, each, counted.number());
    }

    @Override
    public Optional<Object> together() {
      return Optional.of(each);
    }

    @Override
    public String say(List<Part> all, PartWording in) {
      Map<CountedThings, Long> times =
          all.stream()
              .map(part -> ((Count) part).counted)
              .collect(
                  Collectors.groupingBy(one -> one, LinkedHashMap::new, Collectors.counting()));
      Map<Long, List<String>> counts = new LinkedHashMap<>();
      times.forEach(
          (one, often) -> counts.computeIfAbsent(often, key -> new ArrayList<>()).add(one.words()));
      List<String> gains = new ArrayList<>();
      counts.forEach(
          (often, things) ->
              gains.add(each.times(often.intValue()).words() + " " + Series.and(things)));
      return "gain " + Series.and(gains);
    }
  }

  /** Pays one thing and gains another. */
  @WrittenAs("exchange {pay:any} {gain:any}")
  record Exchange(Amount pay, Amount gain) implements Payout {

    @Override
    public Step step(StepBuilder in) {
      if (pay.wild()) {
        Price price = new Price(List.of(), pay.number());
        return isUse(in.column(), in.alone())
            ? used(in, price)
            : in.bought(
                Role.OWNER,
                Prompt.HARVEST_WILD_COST_EXCHANGE,
                price,
                gained(in, Prompt.HARVEST_WILD_GAIN_EXCHANGE));
      }
      if (gain.wild()) {
        List<Step.Branch> ways = gains(gained -> in.trade(pay, gained));
        return in.when(
            StepBuilder.has(Role.OWNER, pay),
            in.choose(Role.OWNER, Prompt.HARVEST_WILD_GAIN_EXCHANGE, Asking.OPTIONAL, ways));
      }
      Step.If trade = in.trade(pay, gain);
      return isOffered(in.column(), in.alone())
          ? in.offered(Prompt.HARVEST_EXCHANGE, trade)
          : trade;
    }

    /** A way for each resource that can be gained. */
    private List<Step.Branch> gains(Function<Amount, Step> then) {
      return Resource.IN_PRICES.stream()
          .map(
              one ->
                  new Step.Branch(
                      "gain " + StepBuilder.letter(one),
                      List.of(then.apply(new Amount(one, gain.number())))))
          .toList();
    }

    /** The gain once something is paid: its player may still choose which. */
    private Step gained(StepBuilder in, Prompt prompt) {
      return gain.wild()
          ? in.choose(
              Role.OWNER, prompt, Asking.ALWAYS, gains(gained -> in.gain(Role.OWNER, gained)))
          : in.gain(Role.OWNER, gain);
    }

    /** True if it is all that using a relic does: who does not want it does not use the relic. */
    private boolean isUse(Column column, boolean alone) {
      return column == Column.RELIC && alone && pay.wild() && gain.wild();
    }

    private static boolean isOffered(Column column, boolean alone) {
      return alone && column.inHarvest();
    }

    private Step used(StepBuilder in, Price price) {
      Step gained = gained(in, Prompt.RELIC_WILD_EXCHANGE);
      return in.choose(
          Role.OWNER,
          Prompt.RELIC_WILD_EXCHANGE,
          Asking.ALWAYS,
          in.ways(Role.OWNER, price.ways(), paid -> List.of(in.lose(Role.OWNER, paid), gained)));
    }

    @Override
    public String say(PartWording in) {
      boolean asked = pay.wild() || gain.wild() || isOffered(in.column(), in.alone());
      String trade = "pay " + pay.words() + " to gain " + gain.words();
      return isUse(in.column(), in.alone())
          ? trade
          : asked ? "you may " + trade : trade + AmountWords.IF_ABLE;
    }

    @Override
    public boolean spends() {
      return true;
    }

    @Override
    public Optional<Condition> needs(StepBuilder in) {
      return pay.wild()
          ? Optional.of(StepBuilder.hasAny(Role.OWNER, pay.number()))
          : Optional.empty();
    }
  }

  /** Takes one of these from an opponent, who may get victory points. */
  @WrittenAs("steal {amounts*} [victim_vp={victimVictory}]")
  record Steal(List<Amount> amounts, int victimVictory) implements Payout, Checked {
    /** Copies the amounts. */
    public Steal {
      amounts = List.copyOf(amounts);
    }

    @Override
    public List<Problem> problems() {
      return Checked.repeated("amounts", amounts);
    }

    @Override
    public Step step(StepBuilder in) {
      Prompt prompt = Prompt.HARVEST_STEAL;
      List<Step.Branch> ways = new ArrayList<>();
      for (Amount amount : amounts) {
        Step move = in.move(Role.TARGET, Role.OWNER, amount);
        ways.add(
            new Step.Branch(StepBuilder.letters(amount), in.robbed(move, victimVictory, false)));
      }
      List<Step> robbed =
          ways.size() == 1
              ? ways.get(0).body()
              : List.of(in.choose(Role.OWNER, prompt, Asking.ALWAYS, ways));
      return in.pick(
          Role.OWNER, prompt, Asking.ALWAYS, Scopes.robbed(), robbed.toArray(Step[]::new));
    }

    @Override
    public String say(PartWording in) {
      String all = Series.or(amounts.stream().map(Amount::words).toList());
      return "take " + all + " from another player" + AmountWords.victim(victimVictory);
    }
  }

  /** One of several things. */
  @WrittenAs(
      value = {"{options:domains}", "choose {options*}"},
      older = "{options:bracket}")
  record Choose(List<Option> options) implements Payout, Checked {
    /** Copies the options. */
    public Choose {
      options = List.copyOf(options);
    }

    @Override
    public Step step(StepBuilder in) {
      boolean domains = options.equals(List.of(new Option.OfDomains()));
      Prompt prompt = in.column() == Column.PASSIVE ? Prompt.DOMAIN_CHOOSE_RESOURCE : Prompt.CHOOSE;
      List<Step.Branch> branches = options.stream().map(option -> option.branch(in)).toList();
      return domains
          ? in.choose(Role.OWNER, Prompt.CHOOSE_DOMAIN_REWARD, Asking.ALWAYS, branches)
          : in.choose(Role.OWNER, prompt, in.asking(), branches);
    }

    @Override
    public String say(PartWording in) {
      List<String> all = options.stream().map(Option::words).toList();
      int last = all.size() - 1;
      return last == 0
          ? "gain " + all.get(0)
          : "choose one: " + String.join("; ", all.subList(0, last)) + "; or " + all.get(last);
    }

    /** Citizens must be there, if they are all that there is to choose; whichever they are. */
    @Override
    public Optional<Condition> needs(StepBuilder in) {
      return options.stream()
              .allMatch(one -> one instanceof Option.OfCitizens || one instanceof Option.OfPicks)
          ? Optional.of(StepBuilder.some(Scopes.group(ValeriaScope.CENTRE_CITIZENS)))
          : Optional.empty();
    }

    @Override
    public List<Problem> problems() {
      List<Problem> problems = Checked.repeated("options", options);
      problems.addAll(Option.OfAmount.lesser("options", options));
      if (options.size() == 1 && options.get(0).needsAnother()) {
        problems.add(new Problem("", 0, StringCode.CHOICE, "a second thing"));
      }
      return problems;
    }
  }

  /** Pays and gains. */
  @WrittenAs(
      value = "self_convert {pay} {gain} [optional]",
      older =
          "manipulate_resources"
              + " (mode=self_convert pay={pay} gain={gain} [optional={optional:false|true}])")
  @Said({
    "you may pay {pay} to gain {gain}{optional=true}",
    "pay {pay} to gain {gain}" + AmountWords.IF_ABLE
  })
  record Convert(Amount pay, Amount gain, boolean optional) implements Payout {
    @Override
    public Step step(StepBuilder in) {
      Step.If trade = in.trade(pay, gain);
      return optional ? in.offered(Prompt.DOMAIN_SELF_CONVERT, trade) : trade;
    }

    @Override
    public boolean spends() {
      return true;
    }
  }

  /** Takes from an opponent who has that much. */
  @WrittenAs(
      value = "take_from_player {amount} [optional]",
      older =
          "manipulate_resources"
              + " (mode=take_from_player take={amount} [optional={optional:false|true}])")
  @Said(Said.MAY + "take {amount} from another player who has that much")
  record TakeFrom(Amount amount, boolean optional) implements Payout {
    @Override
    public Step step(StepBuilder in) {
      Step move = in.move(Role.TARGET, Role.OWNER, amount);
      return in.pickPlayer(optional, Scopes.robbed(StepBuilder.has(Role.TARGET, amount)), move);
    }
  }

  /** Pays an opponent, and gains from the bank. */
  @WrittenAs(
      value = "pay_to_player {pay} [{gain}] [optional]",
      older =
          "manipulate_resources"
              + " (mode=pay_to_player pay={pay} [gain={gain}] [optional={optional:false|true}])")
  record PayTo(Amount pay, Optional<Amount> gain, boolean optional) implements Payout {
    @Override
    public Step step(StepBuilder in) {
      List<Step> paid = new ArrayList<>(List.of(in.move(Role.OWNER, Role.TARGET, pay)));
      gain.ifPresent(gained -> paid.add(in.gain(Role.OWNER, gained)));
      Condition payable = StepBuilder.has(Role.OWNER, pay);
      Step then = in.when(payable, paid.toArray(Step[]::new));
      return in.when(payable, in.pickPlayer(mayDecline(), Scopes.group(ValeriaScope.OTHERS), then));
    }

    @Override
    public boolean spends() {
      return true;
    }

    /** Points are never forced on anybody. */
    private boolean mayDecline() {
      return optional || gain.filter(gained -> gained.resource().equals("victory")).isPresent();
    }

    @Override
    public String say(PartWording in) {
      String paid = "pay " + pay.words() + " to another player";
      String trade = paid + gain.map(gained -> " to gain " + gained.words()).orElse("");
      return mayDecline() ? "you may " + trade : trade + AmountWords.IF_ABLE;
    }
  }
}
