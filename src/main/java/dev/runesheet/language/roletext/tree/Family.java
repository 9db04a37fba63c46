package dev.runesheet.language.roletext.tree;

import java.util.List;

/** The fifteen families of abilities. */
public enum Family {
  KILLING("Killing", "kill", "Kill", "Attack", "Lynch", "True Kill"),
  INVESTIGATING("Investigation", "investigat", "Role", "Alignment", "Category", "Attribute"),
  TARGETING("Targeting", "target"),
  DISGUISING("Disguising", "disguis", "Weak", "Strong"),
  PROTECTING("Protecting", "protect", "Absence", "Active", "Passive", "Partial"),
  APPLYING("Applying", "appl", "Apply", "Remove"),
  REDIRECTING("Redirecting", "redirect"),
  VOTE_MANIPULATING("Vote Manipulating", "manipulat"),
  WHISPERING("Whispering", "whisper"),
  JOINING("Joining", "join"),
  GRANTING("Granting", "grant", "Grant", "Revoke"),
  LOYALTY("Loyalty", "loyal", "Group", "Alignment"),
  OBSTRUCTING("Obstructing", "obstruct"),
  POLL_MANIPULATING("Poll Manipulating", "poll", "Add", "Create", "Cancel", "Delete", "Manipulate"),
  ANNOUNCEMENTS("Announcements", "announce", "Reveal", "Know");

  private final String word;
  private final String stem;
  private final List<String> subtypes;

  Family(String word, String stem, String... subtypes) {
    this.word = word;
    this.stem = stem;
    this.subtypes = List.of(subtypes);
  }

  /** Its name in role text. */
  public String word() {
    return word;
  }

  /** True if a word is one of those that people have for it: Investigating, Investigation. */
  boolean meant(String word) {
    return word.matches(stem + "(e|s|es|y|ty|ing|ying|ion|ions|ication|ments?)?");
  }

  /** The words before its name that mean only some of it; empty if it has none. */
  public List<String> subtypes() {
    return subtypes;
  }
}
