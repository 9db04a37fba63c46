package dev.runesheet.testing.kie.shop;

/** A fact of a plain project. */
public final class Customer {

  private final String id;
  private final int orders;
  private final boolean blocked;
  private boolean praised;

  public Customer(String id, int orders, boolean blocked) {
    this.id = id;
    this.orders = orders;
    this.blocked = blocked;
  }

  public String getId() {
    return id;
  }

  public int getOrders() {
    return orders;
  }

  public boolean isBlocked() {
    return blocked;
  }

  public boolean isPraised() {
    return praised;
  }

  public void praise() {
    praised = true;
  }
}
