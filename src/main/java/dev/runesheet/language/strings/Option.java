package dev.runesheet.language.strings;

import dev.runesheet.game.valeria.word.Offers;
import dev.runesheet.game.valeria.word.ValeriaScope;
import dev.runesheet.game.valeria.word.VerbNames;
import dev.runesheet.language.strings.syntax.Checked;
import dev.runesheet.language.strings.syntax.StringCode;
import dev.runesheet.language.strings.words.Said;
import dev.runesheet.language.strings.words.Worded;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Selector.Role;
import dev.runesheet.model.Step;
import dev.runesheet.spelling.Series;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/** An option of a choice. */
public sealed interface Option extends Modelled, Worded {

  /** The branch of the choice. */
  Step.Branch branch(StepBuilder in);

  /** True if it is no choice by itself. */
  default boolean needsAnother() {
    return false;
  }

  @Override
  default Object model(StepBuilder in) {
    return branch(in);
  }

  /** Gains a resource. */
  @WrittenAs("{amount}")
  @Said("{amount}")
  record OfAmount(Amount amount) implements Option {

    /** A thing that is chosen from slots, so that a single one is a choice too. */
    private static final String TOMES = "tomes";

    /** A thing that can be chosen only where players sail. */
    private static final String MAPS = "maps";

    @Override
    public Step.Branch branch(StepBuilder in) {
      if (amount.resource().equals(TOMES)) {
        return slots(in, "tome", ValeriaScope.TOME_SLOTS, amount.number());
      }
      Step.Branch branch =
          new Step.Branch(
              Offers.name(amount.resource(), amount.number()),
              List.of(in.gain(Role.OWNER, amount)));
      return amount.resource().equals(MAPS) ? branch.onlyWhen(StepBuilder.sails()) : branch;
    }

    @Override
    public boolean needsAnother() {
      return !amount.resource().equals(TOMES);
    }

    /** The problems of amounts that nobody chooses, since another option is more of the same. */
    static List<Checked.Problem> lesser(String field, List<Option> options) {
      List<Checked.Problem> problems = new ArrayList<>();
      for (int i = 0; i < options.size(); i++) {
        if (options.get(i) instanceof OfAmount less && less.needsAnother()) {
          for (Option option : options) {
            if (option instanceof OfAmount other && other.isMoreThan(less)) {
              String expected = "something else, since there is " + other.words() + " as well";
              problems.add(new Checked.Problem(field, i, StringCode.CHOICE, expected));
              break;
            }
          }
        }
      }
      return problems;
    }

    private boolean isMoreThan(OfAmount other) {
      return amount.resource().equals(other.amount.resource())
          && amount.number() > other.amount.number();
    }
  }

  /** Takes a citizen of the centre that fulfils all conditions, and gains something besides. */
  @WrittenAs("<citizens [where {where*and}] [+ {extras*+}]>")
  record OfCitizens(List<CitizenTest> where, List<Amount> extras) implements Option {
    /** Copies the lists. */
    public OfCitizens {
      where = List.copyOf(where);
      extras = List.copyOf(extras);
    }

    @Override
    public Step.Branch branch(StepBuilder in) {
      List<Step> taken = new ArrayList<>(List.of(take(in)));
      StringBuilder name = new StringBuilder();
      for (Amount extra : extras) {
        taken.add(in.gain(Role.OWNER, extra));
        name.append(Offers.name(extra.resource(), extra.number()));
      }
      Selector.Group citizens =
          new Selector.Group(
              ValeriaScope.OPEN_CITIZENS.word(),
              where.stream().map(CitizenTest::condition).toList());
      return Step.Branch.each(name.toString(), citizens, taken);
    }

    @Override
    public String words() {
      List<String> parts = new ArrayList<>();
      extras.forEach(extra -> parts.add(extra.words()));
      String citizen = CitizenTest.words(where, AmountWords.CENTRE);
      parts.add(citizen.contains(CitizenTest.THAT) ? parts.size() : 0, citizen);
      return Series.and(parts);
    }
  }

  /** Takes several citizens of the centre, one after the other. */
  @WrittenAs("<citizens {times}>")
  @Said("{times} citizens of the centre")
  record OfPicks(int times) implements Option {
    @Override
    public Step.Branch branch(StepBuilder in) {
      Selector.Group citizens = Scopes.group(ValeriaScope.OPEN_CITIZENS);
      Step pick = in.pick(Role.OWNER, Prompt.CHOOSE, in.asking(), citizens, take(in));
      return new Step.Branch("citizens*" + times, Collections.nCopies(times, pick))
          .onlyWhen(StepBuilder.some(citizens));
    }
  }

  /** Gains a resource for each of something. */
  @WrittenAs("<count {counted} {each}>")
  @Said("{each} {counted}")
  record OfCount(CountedThings counted, Amount each) implements Option {
    @Override
    public Step.Branch branch(StepBuilder in) {
      String what =
          counted.name().isEmpty()
              ? counted.what().name().toLowerCase(Locale.ROOT)
              : counted.name();
      Step gain = in.gainEach(Role.OWNER, each, counted.number());
      return new Step.Branch("count:" + what + "*" + StepBuilder.letters(each), List.of(gain));
    }

    @Override
    public boolean needsAnother() {
      return true;
    }
  }

  /** Takes a domain of the centre. */
  @WrittenAs("<domains>")
  @Said("a domain of the centre")
  record OfDomains() implements Option {
    @Override
    public Step.Branch branch(StepBuilder in) {
      return Step.Branch.each("", Scopes.group(ValeriaScope.CENTRE_DOMAINS), List.of(take(in)));
    }
  }

  /** Takes a noble. */
  @WrittenAs("<noble>")
  @Said("a noble of the harbour")
  record OfNoble() implements Option {
    @Override
    public Step.Branch branch(StepBuilder in) {
      return slots(in, "noble", ValeriaScope.NOBLE_SLOTS, 1);
    }
  }

  /** Takes a piece of goods. */
  @WrittenAs("<goods>")
  @Said("a goods card of the harbour")
  record OfGoods() implements Option {
    @Override
    public Step.Branch branch(StepBuilder in) {
      return slots(in, "goods", ValeriaScope.GOODS_SLOTS, 1);
    }
  }

  private static Step take(StepBuilder in) {
    return in.act(VerbNames.TAKE_CARD, Role.OWNER, Role.TARGET);
  }

  /** A way for each piece in the slots of the harbour, if it is in the game; then the others. */
  private static Step.Branch slots(StepBuilder in, String what, ValeriaScope slots, int times) {
    Selector.Group group = Scopes.group(slots);
    List<Step> taken = new ArrayList<>(List.of(take(in)));
    for (int more = 1; more < times; more++) {
      taken.add(in.pick(Role.OWNER, Prompt.CHOOSE, in.asking(), group, take(in)));
    }
    return Step.Branch.each(what, group, taken);
  }
}
