package dev.runesheet.language.roletext;

import java.util.List;

/** The fifteen families of abilities. */
public enum Family {
  KILLING("Killing", "Kill", "Attack", "Lynch", "True Kill"),
  INVESTIGATING("Investigation", "Role", "Alignment", "Category", "Attribute"),
  TARGETING("Targeting"),
  DISGUISING("Disguising", "Weak", "Strong"),
  PROTECTING("Protecting", "Absence", "Active", "Passive", "Partial"),
  APPLYING("Applying", "Apply", "Remove"),
  REDIRECTING("Redirecting"),
  VOTE_MANIPULATING("Vote Manipulating"),
  WHISPERING("Whispering"),
  JOINING("Joining"),
  GRANTING("Granting", "Grant", "Revoke"),
  LOYALTY("Loyalty", "Group", "Alignment"),
  OBSTRUCTING("Obstructing"),
  POLL_MANIPULATING("Poll Manipulating", "Add", "Create", "Cancel", "Delete", "Manipulate"),
  ANNOUNCEMENTS("Announcements", "Reveal", "Know");

  private final String word;
  private final List<String> subtypes;

  Family(String word, String... subtypes) {
    this.word = word;
    this.subtypes = List.of(subtypes);
  }

  /** Its name in role text. */
  public String word() {
    return word;
  }

  /** The words before its name that mean only some of it; empty if it has none. */
  public List<String> subtypes() {
    return subtypes;
  }
}
