package dev.runesheet.spi.payment;

import static dev.runesheet.spi.fault.RequiredArguments.given;

import java.util.List;

/**
 * The price of something: an amount of each resource, and which resources may stand in for others.
 * A payment is exact if it covers the amounts due, each unit in its own resource or in one that may
 * stand in for it, and nothing more.
 *
 * @param resources the names of the resources, for example {@code gold}, in a fixed order
 * @param due the amount of each resource, at least 0
 * @param wilds the substitutions: which resource may stand in for which
 */
public record Price(List<String> resources, List<Integer> due, List<Wild> wilds) {

  /**
   * Copies the lists and checks that they fit.
   *
   * @throws NullPointerException if a parameter is null; it names it
   * @throws IllegalArgumentException if they do not fit
   */
  public Price {
    resources = List.copyOf(given(resources, "resources"));
    due = List.copyOf(given(due, "due"));
    wilds = List.copyOf(given(wilds, "wilds"));
    if (due.size() != resources.size() || due.stream().anyMatch(amount -> amount < 0)) {
      throw new IllegalArgumentException(
          "due (" + due + ") must be an amount from 0 for each of " + resources + ".");
    }
    for (Wild wild : wilds) {
      if (!resources.contains(wild.paid()) || !resources.contains(wild.due())) {
        throw new IllegalArgumentException("wild (" + wild + ") is not about " + resources + ".");
      }
    }
  }

  /**
   * A resource that may stand in for another, one for one.
   *
   * @param paid the resource that is paid
   * @param due the resource that it stands in for
   * @param own how much of {@code due} must be paid in itself wherever {@code paid} stands in, at
   *     least 0; it may be more than is due, and then nothing stands in
   */
  public record Wild(String paid, String due, int own) {

    /**
     * Checks that nothing is missing.
     *
     * @throws NullPointerException if a parameter is null; it names it
     * @throws IllegalArgumentException if {@code own} is below 0
     */
    public Wild {
      given(paid, "paid");
      given(due, "due");
      if (own < 0) {
        throw new IllegalArgumentException("own (" + own + ") must not be below 0.");
      }
    }
  }

  int index(String resource) {
    return resources.indexOf(resource);
  }

  int total() {
    return due.stream().mapToInt(Integer::intValue).sum();
  }

  /** True if a resource can be part of a payment at all. */
  boolean takes(int resource) {
    String name = resources.get(resource);
    return due.get(resource) > 0
        || wilds.stream()
            .anyMatch(wild -> wild.paid().equals(name) && due.get(index(wild.due())) > 0);
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < due.size(); i++) {
      if (due.get(i) > 0) {
        text.append(text.isEmpty() ? "" : " and ").append(due.get(i)).append(' ');
        text.append(resources.get(i));
      }
    }
    return text.isEmpty() ? "nothing" : text.toString();
  }
}
