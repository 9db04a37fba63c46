package dev.runesheet.testing.kie.shop;

import java.util.ArrayList;
import java.util.List;

/** A fact of a plain project. */
public final class Order {

  private final String customer;
  private final int total;
  private final boolean gift;
  private final List<String> notes = new ArrayList<>();
  private int discount;

  public Order(String customer, int total, boolean gift) {
    this.customer = customer;
    this.total = total;
    this.gift = gift;
  }

  public String getCustomer() {
    return customer;
  }

  public int getTotal() {
    return total;
  }

  public boolean isGift() {
    return gift;
  }

  public int getDiscount() {
    return discount;
  }

  public List<String> getNotes() {
    return notes;
  }

  public void addDiscount(int percent) {
    discount += percent;
  }

  public void note(String words) {
    notes.add(words);
  }
}
