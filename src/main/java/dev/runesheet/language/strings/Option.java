package dev.runesheet.language.strings;

import java.util.List;

/** What can be chosen. */
public sealed interface Option {

  /** Gains a resource. */
  record OfAmount(Amount amount) implements Option {}

  /** Takes a citizen of the centre that fulfils all conditions, and gains something besides. */
  record OfCitizens(List<Clause> where, List<Amount> extras) implements Option {
    /** Copies the lists. */
    public OfCitizens {
      where = List.copyOf(where);
      extras = List.copyOf(extras);
    }
  }

  /** Takes several citizens of the centre, one after the other. */
  record OfPicks(int times) implements Option {}

  /** Gains a resource for each of something. */
  record OfCount(Counted counted, Amount each) implements Option {}

  /** Takes a domain of the centre. */
  record OfDomains() implements Option {}

  /** Takes a noble. */
  record OfNoble() implements Option {}

  /** Takes a piece of goods. */
  record OfGoods() implements Option {}
}
